import { createContext } from 'react'

/** Whether a page is drawn for a picture of its head alone. */
export const HeadAlone = createContext(false)

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page is asked for a picture of its head, which needs no more. */
    isPicture?: true
  }
}
