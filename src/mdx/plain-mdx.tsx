import { MDXProvider } from '@mdx-js/react'
import type { MDXComponents, MDXContent } from 'mdx/types'

import type { ArticleComponent } from '#src/content/model.ts'
import { getHtmlText } from '#src/lib/html-text.ts'

/** Options for an article outside the site. */
export interface PlainOptions {
  /** Makes an address of the article absolute. */
  toLink: (href: string) => string
  /** Makes the path of a picture absolute. */
  toFile: (path: string) => string
  callouts: Record<string, string>
}

/** An article's body as plain HTML, for feed readers. */
export function PlainMdx({ Body, ...options }: { Body: MDXContent } & PlainOptions) {
  return (
    <MDXProvider components={plainComponents(options)}>
      <Body />
    </MDXProvider>
  )
}

/** Code without highlighting; added and removed lines of a diff have their signs. */
function plainCode(html: string): string {
  const code = html.replaceAll(/(<span\b[^>]*>)\n(?=<\/span>)/g, '$1')
  const diffMarker = /<span\b[^>]*\bclass="[^"]*\bdiff (add|remove)\b[^"]*"/
  if (!diffMarker.test(code)) return getHtmlText(code)
  const lines = code.split('\n').map((line) => {
    const [, kind] = diffMarker.exec(line) ?? []
    return (kind ? (kind === 'add' ? '+ ' : '- ') : '  ') + getHtmlText(line)
  })
  return lines.join('\n')
}

function plainComponents({ toLink, toFile, callouts }: PlainOptions): MDXComponents {
  const picture = (props: {
    src: string
    alt: string
    width?: string
    height?: string
    caption?: string
  }) => (
    <figure>
      <img src={toFile(props.src)} alt={props.alt} width={props.width} height={props.height} />
      {props.caption && <figcaption>{props.caption}</figcaption>}
    </figure>
  )
  return {
    a: ({ href = '', ...props }) => <a href={toLink(href)} {...props} />,
    Callout: ({ kind, title, children }) => (
      <blockquote>
        <p>
          <strong>{title ?? callouts[kind]}</strong>
        </p>
        {children}
      </blockquote>
    ),
    CodeBlock: ({ html, file }) => (
      <figure>
        {file && <figcaption>{file}</figcaption>}
        <pre>
          <code>{plainCode(html)}</code>
        </pre>
      </figure>
    ),
    Comparison: ({ caption, children }) => (
      <>
        <p>
          <strong>{caption}</strong>
        </p>
        {children}
      </>
    ),
    Figure: picture,
    Picture: picture,
    Steps: ({ children }) => children,
    TableBox: ({ children }) => children,
    VideoCard: ({ href, title }) => (
      <p>
        <a href={href}>{title}</a>
      </p>
    ),
  } satisfies MDXComponents & Record<ArticleComponent, MDXComponents[string]>
}
