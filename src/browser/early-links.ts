/** How links are opened that are pressed before the application is ready to open pages quickly. */
export const earlyLinks = {
  /** As documents of their own; whoever makes the application the better or the only way ends it. */
  areDocuments: true,
  /** Whether all that the page of a link needs has been fetched ahead, so that it opens at once. */
  isHere: (_link: HTMLAnchorElement): boolean => false,
}
