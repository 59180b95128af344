import type { EducationalOccupationalCredential } from 'schema-dts'

import type { Certificate } from '#src/content/model.ts'
import { absoluteUrl } from '#src/seo/page-head.ts'

import { courseReference } from './course-nodes.ts'
import type { DescribedPage } from './described-page.ts'
import { ownerId, pageId } from './site-nodes.ts'

/** A certificate, as described on its page. */
export function certificateNode(
  { id, date, course }: Certificate,
  { path, locale, title }: Pick<DescribedPage, 'path' | 'locale' | 'title'>,
): EducationalOccupationalCredential {
  const url = absoluteUrl(path, locale)
  return {
    '@type': 'EducationalOccupationalCredential',
    '@id': `${url}#certificate`,
    url,
    mainEntityOfPage: pageId({ path, locale }),
    // The page is titled with the name of the student.
    name: title,
    credentialCategory: 'certificate',
    identifier: id,
    inLanguage: locale,
    dateCreated: date,
    recognizedBy: ownerId(),
    about: courseReference(course, locale),
  }
}
