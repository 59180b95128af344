import './desk.css'
import CMS from '@sveltia/cms'
import { z } from 'zod'

import { describeIssue, listFields } from '#scripts/content/describe-issue.ts'
import type { ContentType } from '#src/content/schema/document.ts'
import { contentTypes } from '#src/content/schema/index.ts'

import { deskConfig, formatName, getPlace, previewNames } from './desk-config.ts'
import { translateProblem } from './field-words.ts'
import { type FileFormat, fileFormat } from './file-format.ts'
import { PAGE_WORDS } from './page-words.ts'
import {
  deskLocale,
  explainGitHub,
  guardFolderChoice,
  type PageSettings,
  setLanguage,
  showBar,
  showHowTo,
  showProblems,
} from './page.ts'
import { registerPreviews } from './preview/preview.tsx'

// The content security policy forbids `new Function`, which zod would use.
z.config({ jitless: true, customError: listFields })

const locale = deskLocale()
const data = document.getElementById('desk-settings')?.textContent
const settings = JSON.parse(data ?? '{}') as PageSettings
const isLocal = /^(?:127\.0\.0\.1|(?:.+\.)?localhost)$/.test(location.hostname)
const { repository = isLocal ? 'local/site' : undefined, ...options } = settings

setLanguage(locale)
document.title = `${PAGE_WORDS[locale].title} · ${settings.brand[locale]}`
showBar(settings, locale, isLocal)
if (repository) {
  guardFolderChoice(locale)
  explainGitHub(locale)
  for (const kind of contentTypes) {
    CMS.registerCustomFormat(formatName(kind), getPlace(kind).extension, checked(kind))
  }
  const config = deskConfig({ ...options, repository }, locale)
  registerPreviews(previewNames(config))
  await CMS.init({ config })
} else {
  showHowTo(locale)
}

/** File format that does not save invalid files and shows the messages of the content check. */
function checked(kind: ContentType): FileFormat {
  const format = fileFormat(kind)
  return {
    ...format,
    toFile: (value) => {
      const { error } = kind.schema.safeParse(format.toContent(value), { reportInput: true })
      if (error) {
        const lines = error.issues
          .flatMap((issue) => describeIssue(issue))
          .map((problem) => translateProblem(kind.name, problem, locale))
        showProblems(PAGE_WORDS[locale].refused, lines, locale)
        throw new Error(lines.join('\n'))
      }
      return format.toFile(value)
    },
  }
}
