/** Modules of the course area, each of which has a lesson and a page to print: as many as `content/lessons` holds. */
export { moduleCount as MODULE_COUNT } from 'virtual:course/count'
