/** Whether an address from content stands as it is: another site, or a place on the same page. */
export function isElsewhere(href: string): boolean {
  return /^(?:[a-z]+:|\/\/|#)/i.test(href)
}

/** Whether a path of the site is that of a file, which has one address for all languages. */
export function isFilePath(pathname: string): boolean {
  return /\.\w+$/.test(pathname)
}

/** Whether a link that is clicked opens here: with a key held, browsers open or save it elsewhere. */
export function isPlainClick(
  event: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}
