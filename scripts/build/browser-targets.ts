/** Browser names of build targets by browserslist names. */
const NAMES: Record<string, string> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
}

/**
 * Build targets from the browserslist of `package.json`: `['safari >= 17.5']` → `['safari17.5']`.
 * @throws for a query that is not a minimum version of one browser.
 */
export function browserTargets(browserslist: readonly string[]): string[] {
  return browserslist.map((query) => {
    const [, browser = '', version] = /^(\w+) >= (\d+(?:\.\d+)?)$/.exec(query) ?? []
    const name = NAMES[browser]
    if (!name) {
      throw new Error(`package.json: browserslist names "${query}" (allowed: "chrome >= 123")`)
    }
    return `${name}${version}`
  })
}
