// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { BrowserPost } from '#src/lib/browser-post.ts'

import {
  browserPosts,
  deleteBrowserPost,
  restoreBrowserPost,
  saveBrowserPost,
} from './browser-posts.ts'
import { deleteDamagedCopy, findDamagedCopies } from './damaged-copies.ts'
import { deleteDraft, isDraftStored, postDrafts, restoreDraft, saveDraft } from './post-drafts.ts'
import { storageUsage } from './storage-usage.ts'

const post: BrowserPost = {
  slug: 'a',
  title: 'A',
  excerpt: '',
  date: '2023-10-10',
  image: '',
  content: 'x',
  keywords: [],
  images: [],
  language: 'uk',
  tags: [],
  savedAt: '',
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

test('a saved post is prepended to the stored list, including posts stored by another tab', () => {
  expect(saveBrowserPost(post).ok).toBe(true)
  localStorage.setItem('blogPosts', JSON.stringify([{ ...post, slug: 'other-tab' }]))
  saveBrowserPost({ ...post, slug: 'mine' })
  expect(browserPosts.get().posts.map(({ slug }) => slug)).toEqual(['mine', 'other-tab'])
  deleteBrowserPost('other-tab')
  expect(JSON.parse(localStorage.getItem('blogPosts') ?? '')).toMatchObject([{ slug: 'mine' }])
})

test('a save into full storage is reported as failed', () => {
  saveBrowserPost(post)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(saveBrowserPost({ ...post, slug: 'b' })).toEqual({ ok: false, reason: 'full' })
  expect(browserPosts.get().posts.map(({ slug }) => slug)).toEqual(['a'])
})

test('a deleted post is restored to its position, or not at all if storage is full', () => {
  for (const slug of ['c', 'b', 'a']) saveBrowserPost({ ...post, slug })
  deleteBrowserPost('b')
  const slugs = () => browserPosts.get().posts.map(({ slug }) => slug)
  expect(restoreBrowserPost({ ...post, slug: 'b' }, 1).ok).toBe(true)
  expect(slugs()).toEqual(['a', 'b', 'c'])
  deleteBrowserPost('b')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(restoreBrowserPost({ ...post, slug: 'b' }, 1)).toEqual({ ok: false, reason: 'full' })
  expect(slugs()).toEqual(['a', 'c'])
})

test('damaged drafts are detected, and only the displayed backup is deleted', () => {
  const damaged = { key: 'blogDrafts', raw: '{"half' }
  localStorage.setItem(damaged.key, damaged.raw)
  expect(findDamagedCopies([browserPosts, postDrafts])).toEqual([damaged])
  const draft = { id: 'one', savedAt: '', editing: '', values: { title: 'A' } }
  saveDraft(draft)
  const copy = { key: 'blogDrafts.backup', raw: damaged.raw }
  expect(findDamagedCopies([browserPosts, postDrafts])).toEqual([copy])
  deleteDamagedCopy(damaged)
  expect(postDrafts.get()).toEqual([draft])
  deleteDamagedCopy(copy)
  expect(findDamagedCopies([browserPosts, postDrafts])).toEqual([])
})

test('a draft is stored with the text that is in storage', () => {
  const draft = { id: 'one', savedAt: '', editing: '', values: { title: 'A' } }
  const longer = { ...draft, values: { title: 'B' } }
  saveDraft(draft)
  expect(isDraftStored(draft)).toBe(true)
  expect(isDraftStored({ ...draft, id: 'two' })).toBe(false)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  saveDraft(longer)
  expect(postDrafts.get()).toEqual([longer])
  expect(isDraftStored(longer)).toBe(false)
})

test('a deleted draft is restored unless a newer one exists', () => {
  const draft = { id: 'one', savedAt: '', editing: '', values: { title: 'A' } }
  const newerDraft = { ...draft, values: { title: 'B' } }
  restoreDraft(draft)
  expect(postDrafts.get()).toEqual([draft])
  saveDraft(newerDraft)
  restoreDraft(draft)
  expect(postDrafts.get()).toEqual([newerDraft])
})

test('each form has its own draft, and an empty list removes the key', () => {
  const draft = { savedAt: '', editing: '', values: { title: 'A' } }
  saveDraft({ ...draft, id: 'one' })
  saveDraft({ ...draft, id: 'two' })
  saveDraft({ ...draft, id: 'one', values: { title: 'B' } })
  expect(postDrafts.get().map(({ id, values }) => [id, values.title])).toEqual([
    ['two', 'A'],
    ['one', 'B'],
  ])
  deleteDraft('one')
  deleteDraft('two')
  expect(localStorage.getItem('blogDrafts')).toBeNull()
})

test('used storage includes keys and values', () => {
  localStorage.setItem('ab', 'cde')
  expect(storageUsage()?.used).toBe(5)
})
