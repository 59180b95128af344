/** Keys of the modules of the course area, in their order in the course. */
export { moduleKeys as MODULE_KEYS } from 'virtual:course/order'
