import { withStyles } from './styles-loaded.ts'

/** Loads a part as ever, and gives it once the page has the styles for it. */
export function afterStyles<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return () => withStyles(load())
}
