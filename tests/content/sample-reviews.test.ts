import { expect, test } from 'vitest'

import { createContentStore } from '#scripts/build/content-store.ts'
import { fileDocuments } from '#scripts/content/documents.ts'
import { createContentReader } from '#scripts/content/read-content.ts'
import { FIXTURE } from '#scripts/test/fixture-site.ts'

const documents = fileDocuments(createContentReader(FIXTURE)())
const [demo, visitors] = [true, false].map((samples) =>
  createContentStore({ today: '2026-11-28', drafts: false, samples, documents }),
)

/** How many reviews a page has; none where the section is left out with its heading. */
function reviewsOn(page: 'ai-checklist' | 'consultation', store: typeof demo) {
  const section: unknown = Reflect.get(store?.page('en', page) ?? {}, 'testimonials')
  return section && (Reflect.get(Object(section), 'items') as unknown[]).length
}

test('a demonstration shows sample reviews', () => {
  expect(demo?.courseText('en', 'ai-fundamentals')?.reviews?.items).toHaveLength(1)
  expect(reviewsOn('ai-checklist', demo)).toBe(1)
  expect(reviewsOn('consultation', demo)).toBe(2)
})

test('a site for visitors shows real reviews alone, and no heading without any', () => {
  expect(visitors?.courseText('en', 'ai-fundamentals')).not.toHaveProperty('reviews.items')
  expect(reviewsOn('ai-checklist', visitors)).toBeUndefined()
  expect(reviewsOn('consultation', visitors)).toBe(1)
})

test('a site for visitors leaves out the rating that rests on sample reviews', () => {
  const ratingIn = (store: typeof demo) =>
    store?.courses('en').find(({ id }) => id === 'pi-course')?.stats.rating
  expect(ratingIn(demo)).toBeGreaterThan(0)
  expect(ratingIn(visitors)).toBeUndefined()
})

test('the samples of both languages are counted', () => {
  expect(visitors?.sampleReviews()).toBe(8)
})
