import { fillFigures } from '#scripts/content/figures.ts'
import { parseRichText } from '#scripts/content/parse-rich-text.ts'
import type { Picture, ProjectDetails, ProjectFacts, ProjectSummary } from '#src/content/model.ts'
import { Project } from '#src/content/schema/project.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { typesetDeep } from '#src/i18n/typography.ts'

import { type DocumentStore, idOf, inOrder } from './document-store.ts'

/** Fields of a project that describe its picture. */
interface PictureWords {
  image?: string
  imageAlt?: string
  art?: string
}

/** Portfolio data for lists and pages. */
export function createProjectStore(
  { once, documents, figures, localized }: DocumentStore,
  pictureOf: (id: string, words: PictureWords) => Picture,
) {
  const projects = (locale: Locale): ProjectSummary[] =>
    once(`projects/${locale}`, () =>
      inOrder(documents(Project).filter(({ data }) => !data.hidden)).map(({ id, data }) => {
        const words = localized(data, locale)
        const { title, description, tags, results, caseStudy } = words
        return {
          id,
          title,
          description,
          tags,
          result: results[0],
          picture: pictureOf(id, { ...data, imageAlt: words.imageAlt }),
          hasPage: caseStudy !== undefined,
        }
      }),
    )

  const project = (locale: Locale, id: string): ProjectDetails => {
    const list = projects(locale).filter(({ hasPage }) => hasPage)
    const at = list.findIndex((one) => one.id === id)
    const summary = list[at]
    const data = inOrder(documents(Project)).find((one) => one.id === id)?.data
    if (!summary || !data) throw new Error(`no project "${id}" with a page`)
    const { results, features, technologies, caseStudy } = localized(data, locale)
    const [previous = summary, next = summary] = [list.at(at - 1), list[(at + 1) % list.length]]
    if (!caseStudy) throw new Error(`no page for the project "${id}"`)
    const { result: _, hasPage: __, ...shown } = summary
    return {
      ...shown,
      ...caseStudy,
      results,
      features,
      technologies,
      solution: typesetDeep(
        locale,
        parseRichText(fillFigures(data.fullDescription[locale], figures(locale))),
      ),
      link: data.link === '#' ? undefined : data.link,
      previous: { id: previous.id, title: previous.title },
      next: { id: next.id, title: next.title },
    }
  }

  return {
    projects,
    project,
    /** Data of projects used by the build only, by project id. */
    projectFacts: (): Record<string, ProjectFacts> =>
      Object.fromEntries(
        documents(Project).map(({ path, data: { sample, art } }) => [idOf(path), { sample, art }]),
      ),
  }
}
