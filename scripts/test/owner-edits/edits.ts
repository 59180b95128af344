import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { type Document, isMap, isSeq, parseDocument } from 'yaml'

export interface OwnerEdit {
  name: string
  /** Edits `content/` (and `public/` for a picture) of the project in a folder. */
  edit: (root: string) => void
}

/**
 * Ordinary edits by an owner, applied one after another. They find entries by their properties instead of their
 * names.
 */
export const OWNER_EDITS: readonly OwnerEdit[] = [
  {
    name: 'a post is deleted',
    edit: (root) => {
      const contents = allText(root)
      const slug = listFolders(root, 'posts').find(
        (folder) => !contents.includes(`/blog/${folder}`),
      )
      remove(root, `posts/${requireFound(slug, 'a post without links to it')}`)
    },
  },
  {
    name: 'a post is added in one language',
    edit: (root) =>
      write(
        root,
        'posts/dopys-vlasnyka/post.uk.mdx',
        `---
title: Допис, який додав власник
excerpt: Короткий допис для перевірки, що новий файл українською зʼявляється на сайті без жодної зміни коду.
date: 2026-01-15
tags: []
keywords: [перевірка]
---

## Навіщо цей допис

Він перевіряє, що допис однією мовою нічого не ламає.
`,
      ),
  },
  {
    name: 'a tag is added',
    edit: (root) => {
      change(root, 'site/site.yaml', (site) =>
        site.setIn(['tags', 'no-code'], { en: 'no-code tools', uk: 'no-code' }),
      )
      changePost(root, (fields) => fields.set('tags', ['no-code']))
    },
  },
  {
    name: 'all reviews are replaced',
    edit: (root) =>
      editReviewLists(root, (file, path) => {
        for (const [index] of getList(file, path).entries()) {
          file.setIn([...path, index, 'text'], `Text of review ${index + 1}, as it was sent.`)
          file.deleteIn([...path, index, 'sample'])
        }
      }),
  },
  {
    name: 'all reviews are removed',
    edit: (root) => editReviewLists(root, (file, path) => file.deleteIn(path.slice(0, -1))),
  },
  {
    name: 'the prices of a course and of a package are changed',
    edit: (root) => {
      const packaged = new Set(
        files(root, 'packages').flatMap((file) => getList(open(root, file), ['courses'])),
      )
      const course = courses(root).find(
        ({ id, data }) => Number(data.get('price')) > 0 && !packaged.has(id),
      )
      change(root, requireFound(course, 'a course in no package').path, (data) => {
        data.set('price', Number(data.get('price')) + 1)
        data.set('priceUAH', 399)
        data.set('oldPrice', 99)
        data.set('oldPriceUAH', 3999)
      })
      change(root, requireFound(files(root, 'packages')[0], 'a package'), (data) => {
        data.set('discountedPrice', Number(data.get('discountedPrice')) - 50)
        if (data.has('savings')) data.set('savings', Number(data.get('savings')) + 50)
      })
    },
  },
  {
    name: 'a seventh case is added',
    edit: (root) => {
      const paths = files(root, 'cases')
      const copy = open(root, requireFound(paths[0], 'a case'))
      copy.set('order', paths.length + 1)
      copy.set('title', { en: 'Another case', uk: 'Ще один кейс' })
      write(root, 'cases/another-case.yaml', String(copy))
    },
  },
  {
    name: 'a project, a case, a package and a product are removed',
    edit: (root) => {
      const contents = allText(root)
      const project = files(root, 'portfolio').find(
        (path) => !contents.includes(`/case-study/${getId(path)}`),
      )
      const product = files(root, 'products').find(
        (path) => open(root, path).get('group') !== 'flagship',
      )
      remove(root, requireFound(project, 'a project without links to it'))
      remove(root, requireFound(files(root, 'cases')[0], 'a case'))
      remove(root, requireFound(files(root, 'packages').at(-1), 'a package'))
      remove(root, requireFound(product, 'a product that is not the flagship'))
    },
  },
  {
    name: 'a course without a level is added',
    edit: (root) => {
      const template = requireFound(
        courses(root).find(({ data }) => !data.has('level') && Number(data.get('price')) > 0),
        'a course without a level',
      )
      const { data } = template
      data.set('order', courses(root).length + 1)
      data.set('title', { en: 'A course of the owner', uk: 'Курс власника' })
      for (const field of ['landing', 'area']) data.delete(field)
      write(root, 'courses/owner-course/course.yaml', String(data))
    },
  },
  {
    name: 'a course that was coming soon goes on sale',
    edit: (root) => {
      const { path } = requireFound(
        courses(root).find(({ data }) => data.get('isComingSoon') === true),
        'a course that is coming soon',
      )
      change(root, path, (data) => {
        data.delete('isComingSoon')
        data.set('enrollUrl', 'https://example.com/pay/owner')
      })
    },
  },
  {
    name: 'the brand and all links are replaced',
    edit: (root) =>
      change(root, 'site/site.yaml', (site) => {
        site.set('brand', { en: 'Northern Lamp', uk: 'Північна лампа' })
        site.delete('sample')
        for (const [id] of entries(site, ['links'])) {
          site.setIn(['links', id, 'url'], `https://links.example.org/${id}`)
          site.deleteIn(['links', id, 'sample'])
        }
      }),
  },
  {
    name: 'the portrait is replaced',
    edit: (root) => {
      copyFileSync(join(root, 'tests/fixtures/pixel.png'), join(root, 'public/owner.png'))
      for (const path of ['pages/about.en.yaml', 'pages/about.uk.yaml']) {
        change(root, path, (page) => {
          page.setIn(['portrait', 'src'], '/owner.png')
          page.deleteIn(['portrait', 'sample'])
        })
      }
    },
  },
  {
    name: 'the minutes of a lesson are changed',
    edit: (root) => {
      const [lesson] = listFolders(root, 'lessons')
      for (const locale of ['en', 'uk']) {
        const path = join(
          root,
          'content/lessons',
          requireFound(lesson, 'a lesson'),
          `lesson.${locale}.mdx`,
        )
        const text = readFileSync(path, 'utf8')
        const minutes = Number(/^minutes: (\d+)/m.exec(text)?.[1])
        writeFileSync(path, text.replace(/^minutes: \d+/m, `minutes: ${minutes + 1}`))
      }
    },
  },
]

const CONTENT = 'content'

function open(root: string, path: string): Document {
  return parseDocument(readFileSync(join(root, CONTENT, path), 'utf8'))
}

function write(root: string, path: string, text: string): void {
  const file = join(root, CONTENT, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function change(root: string, path: string, edit: (document: Document) => void): void {
  const document = open(root, path)
  edit(document)
  write(root, path, String(document))
}

/** Changes the front matter of a post in both languages. */
function changePost(root: string, edit: (fields: Document) => void): void {
  const [slug] = listFolders(root, 'posts')
  for (const name of readdirSync(join(root, CONTENT, 'posts', requireFound(slug, 'a post')))) {
    if (!name.endsWith('.mdx')) continue
    const path = `posts/${slug}/${name}`
    const [, head = '', ...rest] = readFileSync(join(root, CONTENT, path), 'utf8').split(/^---\n/m)
    const fields = parseDocument(head)
    edit(fields)
    write(root, path, ['', String(fields), ...rest].join('---\n'))
  }
}

function remove(root: string, path: string): void {
  rmSync(join(root, CONTENT, path), { recursive: true })
}

/** Names of the folders in a folder of the content. */
function listFolders(root: string, folder: string): string[] {
  return readdirSync(join(root, CONTENT, folder)).toSorted()
}

/** YAML files of a folder of the content: `packages/starter.yaml`. */
function files(root: string, folder: string): string[] {
  return readdirSync(join(root, CONTENT, folder))
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .map((name) => `${folder}/${name}`)
}

const getId = (path: string) => path.replace(/^.*\/|\.yaml$/g, '')

function courses(root: string): { id: string; path: string; data: Document }[] {
  return listFolders(root, 'courses').map((id) => {
    const path = `courses/${id}/course.yaml`
    return { id, path, data: open(root, path) }
  })
}

/** Concatenated text of the content, to find links. */
function allText(root: string): string {
  return readdirSync(join(root, CONTENT), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:yaml|mdx)$/.test(name))
    .map((name) => readFileSync(join(root, CONTENT, name), 'utf8'))
    .join('\n')
}

function getList(document: Document, path: string[]): unknown[] {
  const node = document.getIn(path)
  return isSeq(node) ? node.items.map((_, index) => document.getIn([...path, index])) : []
}

function entries(document: Document, path: string[]): [string, unknown][] {
  const node = document.getIn(path)
  return isMap(node) ? Object.entries(node.toJSON() as object) : []
}

/** Edits every list of reviews on pages of the site and of courses. */
function editReviewLists(root: string, edit: (file: Document, path: string[]) => void): void {
  for (const folder of ['courses', 'pages']) {
    const names = readdirSync(join(root, CONTENT, folder), { recursive: true, encoding: 'utf8' })
    for (const name of names.filter((entry) => entry.endsWith('.yaml'))) {
      change(root, `${folder}/${name}`, (file) => {
        for (const field of ['reviews', 'testimonials']) {
          if (file.hasIn([field, 'items'])) edit(file, [field, 'items'])
        }
      })
    }
  }
}

function requireFound<T>(value: T | undefined, description: string): T {
  if (value === undefined)
    throw new Error(`The content has no ${description}, so the edit cannot be tested.`)
  return value
}
