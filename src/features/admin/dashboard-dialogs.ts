// One chunk for all dialogs of the dashboard, loaded after the dashboard.
export { ChoiceDialog } from './choice-dialog.tsx'
export { ImageDialog } from './image-dialog.tsx'
