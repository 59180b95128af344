/** Keys of the course's modules, in order. */
export { moduleKeys as MODULE_KEYS } from 'virtual:course/order'
