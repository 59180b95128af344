import { dirname, join } from 'node:path'

import type { Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'

import { describeImage } from '#scripts/content/images.ts'
import { decodedPath } from '#scripts/lib/decoded-path.ts'
import { getSourcePath } from '#scripts/lib/file-locale.ts'
import { splitAtImages } from '#src/content/markdown/place-images.ts'

/**
 * Converts `![alt](./file.png)`, also inside paragraphs, and `<Figure src="./file.png">` to pictures with
 * measured sizes and responsive sources.
 */
export function remarkImages() {
  return async (tree: Root, file: VFile) => {
    const folder = join('content', dirname(getSourcePath(file)))
    const pictures: { source: string; apply(attributes: Attributes): void }[] = []

    splitAtImages(tree)
    visit(tree, 'paragraph', (node, index, parent) => {
      const [child] = node.children
      if (child?.type !== 'image' || index === undefined || !parent) return
      const alt = child.alt ?? ''
      pictures.push({
        source: child.url,
        apply: (attributes) => {
          parent.children[index] = element('Picture', { alt, ...attributes })
        },
      })
    })

    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'Figure') return
      const source = node.attributes.find(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'src',
      )
      if (typeof source?.value !== 'string') return
      const path = source.value
      pictures.push({
        source: path,
        apply: (attributes) => {
          node.attributes = [
            ...node.attributes.filter((attribute) => attribute !== source),
            ...getAttributes(attributes),
          ]
        },
      })
    })

    await Promise.all(
      pictures.map(async ({ source, apply }) => {
        if (!source.startsWith('./')) return apply({ src: source })
        const { image } = await describeImage(join(folder, decodedPath(source)))
        apply({ ...image, width: String(image.width), height: String(image.height) })
      }),
    )
  }
}

type Attributes = Record<string, string | undefined>

function element(name: string, attributes: Attributes): MdxJsxFlowElement {
  return { type: 'mdxJsxFlowElement', name, attributes: getAttributes(attributes), children: [] }
}

function getAttributes(attributes: Attributes) {
  return Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [{ type: 'mdxJsxAttribute' as const, name, value }],
  )
}
