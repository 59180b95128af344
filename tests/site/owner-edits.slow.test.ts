/**
 * Applies ordinary edits of `content/`, one after another, in a copy of the project and runs the checks after
 * each, because an edit by the owner must not require a change of code or tests.
 */
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Document, isMap, isSeq, parseDocument } from 'yaml'

import { copyProject } from '#scripts/test/copy-project.ts'
import { runCommand } from '#scripts/test/run-command.ts'

const TIMEOUT = 10 * 60_000

/** Edits between two builds of the site; the edits add up, so each one is built in the end. */
const EDITS_PER_BUILD = 4

const root = mkdtempSync(join(tmpdir(), 'owner-edits-'))
const content = join(root, 'content')

beforeAll(() => copyProject(root, { warm: true }))
afterAll(() => rmSync(root, { recursive: true, force: true }))

interface OwnerEdit {
  name: string
  /** Edits `content/` (and `public/` for a picture). */
  edit: () => void
}

/**
 * Ordinary edits by an owner, applied one after another. They find entries by their properties instead of their
 * names.
 */
const OWNER_EDITS: readonly OwnerEdit[] = [
  {
    name: 'a post is deleted',
    edit: () => {
      const contents = allText()
      const slug = listFolders('posts').find((folder) => !contents.includes(`/blog/${folder}`))
      remove(`posts/${requireFound(slug, 'a post without links to it')}`)
    },
  },
  {
    name: 'a post is added in one language',
    edit: () =>
      write(
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
    edit: () => {
      change('site/site.yaml', (site) =>
        site.setIn(['tags', 'no-code'], { en: 'no-code tools', uk: 'no-code' }),
      )
      changePost((fields) => fields.set('tags', ['no-code']))
    },
  },
  {
    name: 'all reviews are replaced',
    edit: () =>
      editReviewLists((file, path) => {
        for (const [index] of getList(file, path).entries()) {
          file.setIn([...path, index, 'text'], `Text of review ${index + 1}, as it was sent.`)
          file.deleteIn([...path, index, 'sample'])
        }
      }),
  },
  {
    name: 'all reviews are removed',
    edit: () => editReviewLists((file, path) => file.deleteIn(path.slice(0, -1))),
  },
  {
    name: 'the prices of a course and of a package are changed',
    edit: () => {
      const packaged = new Set(
        files('packages').flatMap((file) => getList(open(file), ['courses'])),
      )
      const course = courses().find(
        ({ id, data }) => Number(data.get('price')) > 0 && !packaged.has(id),
      )
      change(requireFound(course, 'a course in no package').path, (data) => {
        data.set('price', Number(data.get('price')) + 1)
        data.set('priceUAH', 399)
        data.set('oldPrice', 99)
        data.set('oldPriceUAH', 3999)
      })
      change(requireFound(files('packages')[0], 'a package'), (data) => {
        data.set('discountedPrice', Number(data.get('discountedPrice')) - 50)
        if (data.has('savings')) data.set('savings', Number(data.get('savings')) + 50)
      })
    },
  },
  {
    name: 'a seventh case is added',
    edit: () => {
      const paths = files('cases')
      const copy = open(requireFound(paths[0], 'a case'))
      copy.set('order', paths.length + 1)
      copy.set('title', { en: 'Another case', uk: 'Ще один кейс' })
      write('cases/another-case.yaml', String(copy))
    },
  },
  {
    name: 'a project, a case, a package and a product are removed',
    edit: () => {
      const contents = allText()
      const project = files('portfolio').find(
        (path) => !contents.includes(`/case-study/${getId(path)}`),
      )
      const product = files('products').find((path) => open(path).get('group') !== 'flagship')
      remove(requireFound(project, 'a project without links to it'))
      remove(requireFound(files('cases')[0], 'a case'))
      remove(requireFound(files('packages').at(-1), 'a package'))
      remove(requireFound(product, 'a product that is not the flagship'))
    },
  },
  {
    name: 'a course without a level is added',
    edit: () => {
      const template = requireFound(
        courses().find(({ data }) => !data.has('level') && Number(data.get('price')) > 0),
        'a course without a level',
      )
      const { data } = template
      data.set('order', courses().length + 1)
      data.set('title', { en: 'A course of the owner', uk: 'Курс власника' })
      for (const field of ['landing', 'area']) data.delete(field)
      write('courses/owner-course/course.yaml', String(data))
    },
  },
  {
    name: 'a course that was coming soon goes on sale',
    edit: () => {
      const { path } = requireFound(
        courses().find(({ data }) => data.get('isComingSoon') === true),
        'a course that is coming soon',
      )
      change(path, (data) => {
        data.delete('isComingSoon')
        data.set('enrollUrl', 'https://example.com/pay/owner')
      })
    },
  },
  {
    name: 'the brand and all links are replaced',
    edit: () =>
      change('site/site.yaml', (site) => {
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
    edit: () => {
      copyFileSync('tests/fixtures/pixel.png', join(root, 'public/owner.png'))
      for (const path of ['pages/about.en.yaml', 'pages/about.uk.yaml']) {
        change(path, (page) => {
          page.setIn(['portrait', 'src'], '/owner.png')
          page.deleteIn(['portrait', 'sample'])
        })
      }
    },
  },
  {
    name: 'the minutes of a lesson are changed',
    edit: () => {
      const [lesson] = listFolders('lessons')
      for (const locale of ['en', 'uk']) {
        const path = join(
          content,
          'lessons',
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

test.each(OWNER_EDITS.map((edit, index) => ({ ...edit, index })))(
  'the owner publishes the site after an edit: $name',
  async ({ edit, index }) => {
    edit()
    const isBuilt = (index + 1) % EDITS_PER_BUILD === 0 || index === OWNER_EDITS.length - 1
    await expectSuccess(isBuilt ? 'tsx scripts/test.ts content' : 'tsx scripts/check-content.ts')
  },
  TIMEOUT,
)

// Unit and end-to-end tests use the fixture site, so running the unit tests once covers all edits.
test(
  'the unit tests pass after all edits',
  () => expectSuccess('vitest run --project fast'),
  TIMEOUT,
)

async function expectSuccess(command: string): Promise<void> {
  // Vitest sets the variable to the constant of its own modules.
  const { exitCode, output } = await runCommand(command, { cwd: root, env: { OFFLINE: '' } })
  expect(exitCode, output).toBe(0)
}

function open(path: string): Document {
  return parseDocument(readFileSync(join(content, path), 'utf8'))
}

function write(path: string, text: string): void {
  const file = join(content, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function change(path: string, edit: (document: Document) => void): void {
  const document = open(path)
  edit(document)
  write(path, String(document))
}

/** Changes the front matter of a post in both languages. */
function changePost(edit: (fields: Document) => void): void {
  const [slug] = listFolders('posts')
  for (const name of readdirSync(join(content, 'posts', requireFound(slug, 'a post')))) {
    if (!name.endsWith('.mdx')) continue
    const path = `posts/${slug}/${name}`
    const [, head = '', ...rest] = readFileSync(join(content, path), 'utf8').split(/^---\n/m)
    const fields = parseDocument(head)
    edit(fields)
    write(path, ['', String(fields), ...rest].join('---\n'))
  }
}

function remove(path: string): void {
  rmSync(join(content, path), { recursive: true })
}

/** Names of the folders in a folder of the content. */
function listFolders(folder: string): string[] {
  return readdirSync(join(content, folder)).toSorted()
}

/** YAML files of a folder of the content: `packages/starter.yaml`. */
function files(folder: string): string[] {
  return readdirSync(join(content, folder))
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .map((name) => `${folder}/${name}`)
}

const getId = (path: string) => path.replace(/^.*\/|\.yaml$/g, '')

function courses(): { id: string; path: string; data: Document }[] {
  return listFolders('courses').map((id) => {
    const path = `courses/${id}/course.yaml`
    return { id, path, data: open(path) }
  })
}

/** Concatenated text of the content, to find links. */
function allText(): string {
  return readdirSync(join(content), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:yaml|mdx)$/.test(name))
    .map((name) => readFileSync(join(content, name), 'utf8'))
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
function editReviewLists(edit: (file: Document, path: string[]) => void): void {
  for (const folder of ['courses', 'pages']) {
    const names = readdirSync(join(content, folder), { recursive: true, encoding: 'utf8' })
    for (const name of names.filter((entry) => entry.endsWith('.yaml'))) {
      change(`${folder}/${name}`, (file) => {
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
