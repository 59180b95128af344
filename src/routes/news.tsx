import { createFileRoute } from '@tanstack/react-router'

import { loadContent, loadPage } from '#src/content/registry.ts'
import { NewsPage } from '#src/features/marketing/news-page.tsx'
import { createHead } from '#src/seo/create-head.ts'
import { newsFeedPath } from '#src/seo/paths.ts'

export const Route = createFileRoute('/news')({
  loader: async ({ context: { locale } }) => {
    const [text, items] = await Promise.all([loadPage(locale, 'news'), loadContent('news', locale)])
    const feed = {
      type: 'application/rss+xml',
      path: newsFeedPath(locale),
      title: text.seo.title,
    }
    return { text, items, feed, page: { seo: { ...text.seo, feeds: [feed] } } }
  },
  head: createHead('/news'),
  component: NewsRoute,
})

function NewsRoute() {
  const { text, items, feed } = Route.useLoaderData()
  return <NewsPage text={text} items={items} feed={feed.path} />
}
