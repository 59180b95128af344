import { readdir } from 'node:fs/promises'

import { writeHosts } from '#scripts/hosts/write-hosts.ts'
import { today } from '#scripts/lib/today.ts'
import { LOCALES } from '#src/i18n/locales.ts'
import type { PageRecord } from '#src/seo/page-record.ts'

import { articleFiles } from './article-files.ts'
import { calendarFiles } from './calendar-files.ts'
import type { ContentStore } from './content-store.ts'
import { formatLicences, type ShippedPackage, shippedPackages } from './licences.ts'
import type { WriteFile } from './output-folder.ts'
import { redirectRules } from './redirect-rules.ts'
import { type PagePolicies, responseHeaders } from './security-headers.ts'
import type { ServerEntry } from './server-entry.ts'
import type { SiteAddress } from './site-address.ts'
import { manifestPath, webManifest } from './web-manifest.ts'

/**
 * Writes files other than pages: manifests, feeds, sitemap, articles as Markdown,
 * licenses, and the configuration of hosts beside the output.
 */
export async function writeSiteFiles(options: {
  store: ContentStore
  address: SiteAddress
  server: ServerEntry
  dist: string
  write: WriteFile
  policies: PagePolicies
  /** Records of the listed pages, in order. */
  listed: readonly PageRecord[]
  /** Packages shipped to the browser. */
  packages: readonly ShippedPackage[]
}): Promise<void> {
  const { store, address, server, dist, write, policies, listed, packages } = options
  const { origin, base } = address

  for (const locale of LOCALES) {
    const { brand, description } = store.site(locale)
    write(manifestPath(locale), webManifest({ locale, base, brand, description }))
  }
  // Feeds need absolute addresses.
  const feeds = origin ? await server.feeds() : []
  for (const { path, text } of feeds) write(path, text)
  for (const { path, text } of await server.indexFiles(listed)) write(path, text)
  for (const { path, text } of await articleFiles(store, server, address)) write(path, text)
  for (const { path, text } of calendarFiles(store, address)) write(path, text)
  const published = (await readdir(dist, { recursive: true })).map((file) => `/${file}`)
  await writeHosts({ ...hostRules(store, base, policies), published }, dist)
  write('licenses.txt', formatLicences(await shippedPackages(packages)))
  write(
    '.well-known/security.txt',
    securityTxt({
      contact: store.site('en').links.messenger.url,
      today: today(),
      site: origin && origin + base,
    }),
  )
}

function hostRules(store: ContentStore, base: string, { common, perPage }: PagePolicies) {
  const redirects = store.redirects()
  const slugs = store.summaries('uk').map((post) => post.slug)
  return {
    base,
    headers: responseHeaders(common, perPage),
    redirects: redirectRules(redirects, slugs),
    contains: redirects.contains,
    oldBlog: redirects.oldBlog,
  }
}

/** Validity of the contact in days; RFC 9116 recommends less than a year. */
const VALID_DAYS = 360

const DAY = 24 * 60 * 60 * 1000

/**
 * Text of `/.well-known/security.txt`: contact for vulnerability reports and its expiry date.
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityTxt(facts: {
  contact: string
  /** Date of the build: `2026-11-21`. */
  today: string
  /** Empty if not set. */
  site: string
}): string {
  const { contact, today, site } = facts
  const expires = new Date(Date.parse(today) + VALID_DAYS * DAY).toISOString().replace('.000', '')
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: uk, en',
    ...(site ? [`Canonical: ${site}.well-known/security.txt`] : []),
    '',
  ].join('\n')
}
