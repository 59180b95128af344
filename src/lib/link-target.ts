/** Whether an address needs no localization: another site, or an anchor on the same page. */
export function isUnlocalizedHref(href: string): boolean {
  return /^(?:[a-z]+:|\/\/|#)/i.test(href)
}

/** Whether a path is a file, which has the same address in all languages. */
export function isFilePath(pathname: string): boolean {
  return /\.\w+$/.test(pathname)
}

/** Whether a click opens a link in this tab: with a modifier key, browsers open it elsewhere or save it. */
export function isPlainClick(
  event: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}
