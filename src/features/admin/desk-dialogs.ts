// One file of code for all that the desk asks, fetched when the desk is there.
export { ImageDialog } from './image-dialog.tsx'
export { LeaveDialog } from './leave-dialog.tsx'
export { NewerDialog } from './newer-dialog.tsx'
