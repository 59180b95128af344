import { expect, test } from '#tests/support/playwright.ts'

test('who only looks at a list gets its first card fetched ahead, who does something what is on the screen', async ({
  page,
}) => {
  const posts = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/content\/post\/\w+\//.test(pathname)) posts.add(pathname)
  })
  await page.goto('/blog')
  const first = page.getByRole('article').first().getByRole('link').first()
  const slug = (await first.getAttribute('href'))?.replace('/blog/', '')
  await expect.poll(() => [...posts]).toEqual([`/content/post/en/${slug}.js`])
  await page.waitForLoadState('networkidle')
  expect(posts.size).toBe(1)
  await page.mouse.move(5, 5)
  await expect.poll(() => posts.size).toBeGreaterThan(1)
})
