import { useMDXComponents } from '@mdx-js/react'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { PlainMdx } from './plain-mdx.tsx'

const HTML =
  '<span data-line="">a</span>\n<span data-line="">\n</span>\n<span class="diff remove" data-line="">b</span>\n<span data-line="" class="x diff add">c</span>'

function Body() {
  const components = useMDXComponents()
  const CodeBlock = components.CodeBlock as ComponentType<{ html: string }>
  return <CodeBlock html={HTML} />
}

test('added and removed lines of code are marked in a feed', () => {
  const identity = (text: string) => text
  const page = <PlainMdx Body={Body} toLink={identity} toFile={identity} callouts={{}} />
  expect(renderToStaticMarkup(page)).toContain('<code>  a\n  \n- b\n+ c</code>')
})
