import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { stringify } from 'yaml'

import { isAsset } from '#scripts/content/check-picture.ts'
import { describeImage } from '#scripts/content/images.ts'
import { parseMarkdown } from '#scripts/content/parse-markdown.ts'
import { decodedPath } from '#scripts/lib/decoded-path.ts'
import { toPlainMarkdown, toTitleLine } from '#scripts/mdx/plain-markdown.ts'
import { LOCALES, type Locale } from '#src/i18n/locales.ts'
import { localizeHref, localizePath } from '#src/i18n/paths.ts'
import type { SiteFile } from '#src/seo/page-record.ts'

import type { ContentStore } from './content-store.ts'
import type { SiteAddress } from './site-address.ts'

/** Renders every article as Markdown, at the address of its page with `.md` appended. */
export async function articleFiles(
  store: ContentStore,
  messages: { calloutNames(locale: Locale): Promise<Readonly<Record<string, string>>> },
  { origin, base }: SiteAddress,
): Promise<SiteFile[]> {
  const siteUrl = (path: string) => origin + base + path
  const lists = await Promise.all(
    LOCALES.map(async (locale) =>
      Promise.all(store.summaries(locale).map(({ slug }) => articleFile(locale, slug))),
    ),
  )
  return lists.flat()

  async function articleFile(locale: Locale, slug: string): Promise<SiteFile> {
    const { data, text, locale: language } = store.source(locale, slug)
    const path = localizePath(`/blog/${slug}`, locale).slice(1)
    const pictures = await getPictures(slug)
    const callouts = await messages.calloutNames(language)
    const facts = {
      title: data.title,
      description: data.excerpt,
      url: siteUrl(path),
      language,
      date: data.date,
      ...(data.updated && { updated: data.updated }),
      tags: data.tags,
    }
    const body = toPlainMarkdown(parseMarkdown(text), {
      callout: (kind) => callouts[kind] ?? kind,
      link: (href) => siteUrl(localizeHref(href, locale).slice(1)),
      file: (src) => {
        const file = pictures[decodedPath(src)]
        return file ? siteUrl(file) : src
      },
    })
    const head = stringify(facts, { lineWidth: 0 })
    return { path: `${path}.md`, text: `---\n${head}---\n\n${toTitleLine(data.title)}\n${body}` }
  }
}

/** Pictures of an article by their name in the source, with their files in the output. */
async function getPictures(slug: string): Promise<Partial<Record<string, string>>> {
  const folder = join('content/posts', slug)
  const files = (await readdir(folder)).filter(isAsset)
  const described = await Promise.all(
    files.map(async (file): Promise<[string, string]> => {
      const { image } = await describeImage(join(folder, file))
      return [`./${file.normalize('NFC')}`, image.src]
    }),
  )
  return Object.fromEntries(described)
}
