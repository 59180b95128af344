// One chunk for all dialogs of the dashboard, loaded after the dashboard.
export { ConflictDialog } from './conflict-dialog.tsx'
export { ImageDialog } from './image-dialog.tsx'
export { LeaveDialog } from './leave-dialog.tsx'
