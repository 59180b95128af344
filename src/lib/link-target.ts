/** Whether an address from content stands as it is: another site, or a place on the same page. */
export function isElsewhere(href: string): boolean {
  return /^(?:[a-z]+:|\/\/|#)/i.test(href)
}

/** Whether a path of the site is that of a file, which has one address for all languages. */
export function isFilePath(pathname: string): boolean {
  return /\.\w+$/.test(pathname)
}
