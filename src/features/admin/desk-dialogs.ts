// One file of code for all that the desk asks, fetched when the desk is there.
export { ConflictDialog } from './conflict-dialog.tsx'
export { ImageDialog } from './image-dialog.tsx'
export { LeaveDialog } from './leave-dialog.tsx'
