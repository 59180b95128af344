import { createFileRoute, useRouter } from '@tanstack/react-router'

import { lazyComponent } from '#src/components/lazy-component.tsx'
import { toast } from '#src/components/ui/toast-store.ts'
import { MODULE_KEYS } from '#src/content/module-keys.ts'
import { loadPostIndex } from '#src/content/posts.ts'
import { listCaseStudies } from '#src/content/projects.ts'
import { loadContent } from '#src/content/registry.ts'
import { sitePaths } from '#src/content/site-paths.ts'
import { AdminPage } from '#src/features/admin/admin-page.tsx'
import { localizePath } from '#src/i18n/paths.ts'
import { routeHead } from '#src/seo/create-head.ts'
import { privateHead } from '#src/seo/page-head.ts'

import { withMessages } from './-with-messages.ts'

const Preview = lazyComponent(() =>
  import('#src/mdx/markdown.tsx').then((module) => module.MarkdownPreview),
)

export const Route = createFileRoute('/admin')({
  staticData: { hasShortFooter: true, isUnlisted: true },
  beforeLoad: ({ context }) => withMessages(context, 'admin'),
  loader: async ({ context: { locale } }) => {
    const [index, slugs, en, uk, courses, projects] = await Promise.all([
      loadPostIndex(locale),
      loadContent('post-slugs', locale),
      loadContent('post-titles', 'en'),
      loadContent('post-titles', 'uk'),
      loadContent('courses', locale),
      listCaseStudies(locale),
    ])
    const tags = Object.keys(index.tags).toSorted()
    const paths = sitePaths({
      posts: slugs.map((slug) => ({ slug, tags })),
      courses,
      modules: MODULE_KEYS.length,
      projects,
    })
    return { built: { slugs, titles: { en, uk } }, tags, paths }
  },
  head: ({ match }) => {
    const { title, description } = match.context.t
    return routeHead(match, { path: '/admin', title, description }, privateHead)
  },
  component: AdminRoute,
})

function AdminRoute() {
  const { built, tags, paths } = Route.useLoaderData()
  const { site } = Route.useRouteContext()
  const router = useRouter()
  const base = import.meta.env.BASE_URL.slice(0, -1)
  const origin =
    import.meta.env.SITE_ORIGIN || (typeof location === 'undefined' ? '' : location.origin)

  const leave = (message: string) => {
    // Cached loader data does not contain the new post.
    router.clearCache()
    toast({ message, kind: 'ok' })
    void router.navigate({ to: '/blog' })
  }

  return (
    <AdminPage
      built={built}
      files={{ paths, tags, siteUrl: origin + import.meta.env.BASE_URL }}
      repository={site.repository}
      renderPreview={(content, postLanguage) => <Preview content={content} locale={postLanguage} />}
      getHref={(post) => base + localizePath(`/blog/${post.slug}`, post.language)}
      onCreated={leave}
    />
  )
}
