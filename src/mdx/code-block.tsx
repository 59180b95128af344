import { useRef } from 'react'

import { CodeBar, CodeBarName, CodeBody, CodeFrame } from '#src/components/ui/code-frame.tsx'
import { CopyButton } from '#src/components/ui/copy-button.tsx'
import { cn } from '#src/lib/cn.ts'

/**
 * A code block highlighted at build time; `html` contains its lines. The copy button copies the code without
 * the removed lines of a diff.
 */
export function CodeBlock(props: {
  html: string
  file?: string
  language?: string
  numbered?: string
  labels: { copy: string; copied: string; label: string }
  /** Language of the text, if it differs from the article's. */
  lang?: string
}) {
  const { html, file, language, numbered, labels, lang } = props
  const frame = useRef<HTMLElement>(null)
  return (
    <CodeFrame ref={frame}>
      <CodeBar>
        <CodeBarName className={cn(file && language && 'text-ink')}>
          {file ?? language ?? ''}
        </CodeBarName>{' '}
        {/* On phones there is only space for the file name. */}
        {file && language && <span className="max-[26rem]:hidden">{language}</span>}{' '}
        <CopyButton
          text={() => getCode(frame.current)}
          label={labels.copy}
          of={file}
          copiedLabel={labels.copied}
          lang={lang}
        />
      </CodeBar>
      <CodeBody
        label={file ?? language ?? labels.label}
        numbered={numbered !== undefined}
        html={html}
      />
    </CodeFrame>
  )
}

function getCode(frame: HTMLElement | null): string {
  const lines = [...(frame?.querySelectorAll('[data-line]:not(.remove)') ?? [])]
  return lines.map((line) => line.textContent.replace(/\n$/, '')).join('\n')
}
