/** Number of modules of the course area: the number of lessons in `content/lessons`. */
export { moduleCount as MODULE_COUNT } from 'virtual:course/count'
