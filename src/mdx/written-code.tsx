import { useEffect, useState } from 'react'

import { languageName } from '#src/lib/code-languages.ts'
import { escapeHtml } from '#src/lib/html-text.ts'

import { CodeBlock } from './code-block.tsx'
import type { Words } from './mdx.tsx'
import { splitLines } from './split-lines.ts'

/** A code block of a post written in the browser; the highlighter is loaded after the first render. */
export function WrittenCode(props: {
  code: string
  language: string
  file: string | undefined
  labels: Words['code']
}) {
  const { code, language, file, labels } = props
  const [highlighted, setHighlighted] = useState<{ of: string; html: string }>()
  const key = `${language} ${code}`
  useEffect(() => {
    if (!language) return
    let isWanted = true
    import('./highlight.ts').then(
      ({ highlight }) => {
        const html = highlight(code, language)
        if (isWanted && html !== undefined) setHighlighted({ of: key, html })
      },
      // Without the highlighter the code stays readable.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [key, code, language])
  const html = highlighted?.of === key ? highlighted.html : escapeHtml(code)
  return (
    <CodeBlock
      html={splitLines(html)}
      labels={labels}
      language={languageName(language)}
      file={file}
    />
  )
}
