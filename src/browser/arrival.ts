/** How the visitor has come to the page that is being shown; the router tells. */
export const arrival = {
  /** By the browser's Back or Forward: they are to find the page as they have left it. */
  isReturn: false,
}
