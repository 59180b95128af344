import { join } from 'node:path'

import type { Documents } from '#scripts/content/documents.ts'
import { fillFigures } from '#scripts/content/figures.ts'
import { parseRichText } from '#scripts/content/parse-rich-text.ts'
import type { ProjectDetails, ProjectFacts, ProjectSummary } from '#src/content/model.ts'
import { Project } from '#src/content/schema/project.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { typesetDeep } from '#src/i18n/typography.ts'

import { documentsIn, type DocumentStore, idOf, inOrder } from './document-store.ts'
import { coverOf, measureCover, ownCover } from './media.ts'

/** Portfolio data for lists and pages. */
export function createProjectStore({ once, documents, figures, localized }: DocumentStore) {
  const projects = (locale: Locale): ProjectSummary[] =>
    once(`projects/${locale}`, () =>
      inOrder(documents(Project)).map(({ id, data }) => {
        const words = localized(data, locale)
        const { title, description, tags, results, caseStudy } = words
        const own = data.image && ownCover(fileOf(data.image), words.imageAlt)
        return {
          id,
          title,
          description,
          tags,
          result: results[0],
          picture: own ? own.cover : coverOf(id, { tags: data.art ? [data.art] : [] }),
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
    /**
     * Measures the picture files beside projects. Until then they use
     * drawings.
     * @throws ContentError if a file is not a picture.
     */
    measureProjects: async (next?: Documents) => {
      const all = next ? documentsIn(next, Project) : documents(Project)
      const images = all.flatMap(({ data }) => data.image ?? [])
      await Promise.all(images.map((image) => measureCover(fileOf(image))))
    },
    projects,
    project,
    /** Data of projects used by the build only, by project id. */
    projectFacts: (): Record<string, ProjectFacts> =>
      Object.fromEntries(
        documents(Project).map(({ path, data: { sample, art } }) => [idOf(path), { sample, art }]),
      ),
  }
}

/** File of a project's picture: `./converso.png` → `content/portfolio/converso.png`. */
function fileOf(image: string): string {
  return join('content/portfolio', image)
}
