import { expect, test } from '#tests/support/playwright.ts'

test('a link that is pointed at does not wait for its turn', async ({ page }) => {
  const posts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/content\/post\/\w+\//.test(pathname)) posts.push(pathname)
  })
  await page.setViewportSize({ width: 1280, height: 2400 })
  await page.goto('/blog')
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready')
  await page.waitForLoadState('networkidle')
  expect(posts).toEqual([])
  const link = page.getByRole('article').nth(6).getByRole('link').first()
  const slug = (await link.getAttribute('href'))?.replace('/blog/', '')
  const { x = 0, y = 0 } = (await link.boundingBox()) ?? {}
  await page.mouse.move(x + 5, y + 5)
  await expect.poll(() => posts.length).toBeGreaterThan(1)
  expect(posts[0]).toBe(`/content/post/en/${slug}.js`)
})

test('who only looks at a list gets the code of a post’s page, who does something the styles of all pages and what is on the screen', async ({
  page,
}) => {
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).pathname))
  const matching = (pattern: RegExp) => [...asked].filter((file) => pattern.test(file)).length
  await page.goto('/blog')
  await expect.poll(() => matching(/\/post-page-[^/]+\.js$/)).toBe(1)
  await page.waitForLoadState('networkidle')
  expect(matching(/^\/content\/post\/|\.css$/)).toBe(0)
  await page.mouse.move(5, 5)
  await expect.poll(() => matching(/^\/content\/post\//)).toBeGreaterThan(0)
  expect(matching(/\.css$/)).toBe(1)
})

for (const path of ['/search', '/uk/search', '/courses', '/blog']) {
  test(`${path} does not take its own start for something that a visitor does`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready')
    await page.waitForLoadState('networkidle')
    await expect(page.locator('html')).not.toHaveAttribute('data-touched')
  })
}
