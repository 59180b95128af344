import { dirname, join } from 'node:path'

import type { Root } from 'mdast'
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'

import { getAttribute } from '#scripts/content/check-element.ts'
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
    const pending: Promise<void>[] = []
    splitAtImages(tree)
    visit(tree, 'paragraph', (node, index, parent) => {
      const [child] = node.children
      if (child?.type !== 'image' || index === undefined || !parent) return
      const attributes = [attribute('alt', child.alt ?? '')]
      const picture: MdxJsxFlowElement = {
        type: 'mdxJsxFlowElement',
        name: 'Picture',
        attributes,
        children: [],
      }
      parent.children[index] = picture
      pending.push(addPicture(attributes, child.url))
    })
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'Figure') return
      const source = getAttribute(node, 'src')
      node.attributes = node.attributes.filter((item) => !('name' in item && item.name === 'src'))
      pending.push(addPicture(node.attributes, source))
    })
    await Promise.all(pending)

    async function addPicture(attributes: MdxJsxFlowElement['attributes'], source: string) {
      const isFile = source.startsWith('./')
      const image = isFile
        ? (await describeImage(join(folder, decodedPath(source)))).image
        : { src: source }
      for (const [name, value] of Object.entries(image)) {
        attributes.push(attribute(name, String(value)))
      }
    }
  }
}

function attribute(name: string, value: string): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value }
}
