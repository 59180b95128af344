import type { ReactNode } from 'react'

import { createPageContent } from '#scripts/build/page-content.ts'
import type { Documents } from '#scripts/content/documents.ts'
import { parseMarkdown } from '#scripts/content/parse-markdown.ts'
import { compileLesson } from '#scripts/lessons/compile-lesson.ts'
import { SectionHeading } from '#src/components/section-heading.tsx'
import { Section } from '#src/components/section.tsx'
import { Card } from '#src/components/ui/card.tsx'
import { getLevels } from '#src/content/courses.ts'
import type { LegalText, Page, PageName, Picture, PostDetails } from '#src/content/model.ts'
import { BlogPage } from '#src/features/blog/blog-page.tsx'
import { PostPage } from '#src/features/blog/post-page.tsx'
import { LessonBody } from '#src/features/course-area/lesson-body.tsx'
import { CertificatePage } from '#src/features/courses/certificate-page.tsx'
import { ChecklistPage } from '#src/features/courses/checklist-page.tsx'
import { CourseCard } from '#src/features/courses/course-card.tsx'
import { CourseLanding } from '#src/features/courses/course-landing.tsx'
import { CoursePage } from '#src/features/courses/course-page.tsx'
import { CoursesPage } from '#src/features/courses/courses-page.tsx'
import { LearningPathPage } from '#src/features/courses/learning-path-page.tsx'
import { PackageCard } from '#src/features/courses/package-card.tsx'
import { parseSavingsInput } from '#src/features/courses/savings-input.ts'
import { AboutPage } from '#src/features/marketing/about-page.tsx'
import { AiCuratorPage } from '#src/features/marketing/ai-curator-page.tsx'
import { CaseCard } from '#src/features/marketing/case-card.tsx'
import { CaseStudyPage } from '#src/features/marketing/case-study-page.tsx'
import { CaseDetails, CaseStory } from '#src/features/marketing/case-text.tsx'
import { ClaimFacts } from '#src/features/marketing/claim-facts.tsx'
import { ConsultationPage } from '#src/features/marketing/consultation-page.tsx'
import { HomePage } from '#src/features/marketing/home-page.tsx'
import { LegalPage } from '#src/features/marketing/legal-page.tsx'
import { NewsPage } from '#src/features/marketing/news-page.tsx'
import { Portfolio } from '#src/features/marketing/portfolio.tsx'
import { ProductCards } from '#src/features/marketing/product-cards.tsx'
import { ProductsPage } from '#src/features/marketing/products-page.tsx'
import type { Locale } from '#src/i18n/locales.ts'
import { loadPartMessages, type MessagePart } from '#src/i18n/messages.ts'
import { typesetAroundCode, typesetDeep } from '#src/i18n/typography.ts'
import { courseState, NO_PROGRESS } from '#src/lib/course-progress.ts'
import { cover } from '#src/lib/cover-art.ts'
import { getHeadings } from '#src/lib/headings.ts'
import portrait from '#src/lib/portrait.svg?raw'
import { readingMinutes } from '#src/lib/reading-time.ts'

import { type GetAddress, ArticleText, parseArticle } from './article.tsx'
import type { DeskFile } from './desk-files.ts'

/** Input of a preview: the current content in one language. */
interface PreviewContext {
  store: ReturnType<typeof previewStore>
  locale: Locale
  file: DeskFile
  /** Id of the entry: `pi-course`. */
  id: string
  getAddress: GetAddress
}

/** Page data, created by the same code as in a build. */
export function previewStore(documents: Documents, getAddress: GetAddress) {
  const now = Date.now()
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Kyiv' }).format(now)
  const getPicture: Parameters<typeof createPageContent>[0]['getPicture'] = (
    id,
    { image, imageAlt, art },
  ) =>
    image ? { ...COVER, src: getAddress(image), alt: imageAlt } : drawnCover(id, art ? [art] : [])
  const options = { documents, now, samples: true, getPicture }
  return {
    ...createPageContent({ ...options, today }),
    // A preview shows news of a future day, too.
    news: createPageContent({ ...options, today: '9999-12-31' }).news,
  }
}

const PARTS: MessagePart[] = ['area', 'blog', 'courses', 'landings', 'showcase']

/** Loads the interface words of the pages that previews show. */
export function loadPreviewMessages(locale: Locale): Promise<unknown> {
  return Promise.all(PARTS.map((part) => loadPartMessages(locale, part)))
}

const COVER = { width: 1200, height: 675 }

function drawnCover(id: string, tags: string[]): Picture {
  const svg = cover(id, tags, { w: COVER.width, h: COVER.height })
  return { ...COVER, src: `data:image/svg+xml,${encodeURIComponent(svg)}` }
}

/** Placeholder drawing of a portrait, at an address that the page can use. */
const portraitDrawing: Picture = {
  src: URL.createObjectURL(new Blob([portrait], { type: 'image/svg+xml' })),
  width: 400,
  height: 500,
}

const ignore = () => undefined

/** Previews by the name of the content type. */
export const PREVIEWS: Record<string, (shown: PreviewContext) => ReactNode> = {
  Post: showPost,
  Course: ({ store, locale, id }) => {
    const courses = store.courses(locale)
    const course = courses.find((candidate) => candidate.id === id)
    const previous = courses.find((candidate) => candidate.id === course?.previousCourse)
    if (!course) return null
    return (
      <Column>
        <CourseCard
          course={course}
          state={courseState(course, NO_PROGRESS)}
          previous={previous}
          isFirst={course === courses[0]}
        />
      </Column>
    )
  },
  CourseText: ({ store, locale, id }) => {
    const course = store.courses(locale).find((candidate) => candidate.id === id)
    const text = store.courseText(locale, id)
    if (!course || !text) return null
    if (!text.offer) return <CoursePage course={course} text={text} />
    return (
      <CourseLanding
        course={course}
        text={text}
        savingsInput={parseSavingsInput({})}
        onSavingsInputChange={ignore}
      />
    )
  },
  Lesson: ({ store, locale, file }) => {
    const lesson = compileLesson(parseMarkdown(file.body), locale, store.site(locale).links)
    return (
      <Section hero>
        <SectionHeading as="h1" size="h1" answer={String(file.fields.title)} />
        <LessonBody lesson={lesson} moduleKey={0} level={2} builder={null} />
      </Section>
    )
  },
  Package: ({ store, locale, id }) => {
    const pack = store.packages(locale).find((candidate) => candidate.id === id)
    if (!pack) return null
    return (
      <Column>
        <PackageCard
          pack={pack}
          levels={getLevels(store.courses(locale))}
          isBest={false}
          bought={[]}
        />
      </Column>
    )
  },
  Certificate: ({ store, locale, id }) => {
    const certificate = store.certificate(locale, id)
    const page = store.page(locale, 'certificate') as Page<'certificate'>
    return certificate && <CertificatePage certificate={certificate} text={page} />
  },
  Case: ({ store, locale, id }) => {
    const item = store.cases(locale).find((candidate) => candidate.id === id)
    if (!item) return null
    return (
      <Column>
        <CaseCard item={item} onOpen={ignore} onIntent={ignore} />
        <Card>
          <CaseStory item={item} />
          <CaseDetails item={item}>{null}</CaseDetails>
        </Card>
      </Column>
    )
  },
  Project: ({ store, locale, id }) => {
    const project = store.projects(locale).find((candidate) => candidate.id === id)
    if (!project) return null
    const { closing } = store.page(locale, 'case-study') as Page<'case-study'>
    return (
      <>
        <Section hero>
          <Portfolio projects={[project]} labels={store.site(locale).projectTags} />
        </Section>
        {project.hasPage && (
          <CaseStudyPage
            project={store.project(locale, id)}
            claims={store.claims(locale)}
            closing={closing}
          />
        )}
      </>
    )
  },
  Product: ({ store, locale, id }) => {
    const products = store.products(locale).filter((product) => product.id === id)
    return <Products store={store} products={products} />
  },
  Offers: ({ store, locale }) => <Products store={store} products={store.products(locale)} />,
  Claims: ({ store, locale }) => (
    <Section hero>
      <ClaimFacts
        claims={Object.entries(store.claims(locale)).map(([id, claim]) => ({ ...claim, id }))}
      />
    </Section>
  ),
  News: ({ store, locale }) => showNews({ store, locale }),
  Legal: ({ locale, file, getAddress }) => (
    <LegalPage legal={typesetDeep(locale, file.fields) as LegalText}>
      <ArticleText tree={parseArticle(file.body)} locale={locale} getAddress={getAddress} />
    </LegalPage>
  ),
  HomePage: ({ store, locale }) => {
    const offers = store.offers()
    return (
      offers && (
        <HomePage
          page={page(store, locale, 'home')}
          author={store.author(locale)}
          claims={store.claims(locale)}
          products={store.products(locale)}
          offers={offers}
          cases={store.cases(locale)}
          projects={store.projects(locale)}
          portrait={portraitDrawing}
        />
      )
    )
  },
  ProductsPage: ({ store, locale }) => {
    const offers = store.offers()
    const products = store.products(locale)
    return (
      offers && (
        <ProductsPage page={page(store, locale, 'products')} products={products} offers={offers} />
      )
    )
  },
  AboutPage: ({ store, locale, getAddress }) => {
    const about = page(store, locale, 'about')
    const { src } = about.portrait
    const portrait = { ...about.portrait, src: src && getAddress(src) }
    return (
      <AboutPage
        page={{ ...about, portrait }}
        claims={store.claims(locale)}
        portrait={portraitDrawing}
      />
    )
  },
  BlogPage: ({ store, locale }) => {
    const list = { posts: [], total: 1, page: 1, pages: 1 }
    return <BlogPage text={page(store, locale, 'blog')} list={list} />
  },
  CoursesPage: ({ store, locale }) => (
    <CoursesPage
      page={page(store, locale, 'courses')}
      courses={store.courses(locale)}
      category="all"
      onCategoryChange={ignore}
    />
  ),
  AiChecklistPage: ({ store, locale }) => {
    const course = store.courses(locale).find(({ id }) => id === 'ai-checklist')
    return course && <ChecklistPage page={page(store, locale, 'ai-checklist')} course={course} />
  },
  LearningPathPage: ({ store, locale }) => (
    <LearningPathPage
      page={page(store, locale, 'learning-path')}
      courses={store.courses(locale)}
      packages={store.packages(locale)}
    />
  ),
  ConsultationPage: ({ store, locale }) => {
    const [services, offers] = [store.services(), store.offers()]
    return (
      services &&
      offers && (
        <ConsultationPage
          page={page(store, locale, 'consultation')}
          facts={services.consultation}
          offer={offers.consultation}
        />
      )
    )
  },
  AiCuratorPage: ({ store, locale }) => {
    const services = store.services()
    return (
      services && (
        <AiCuratorPage
          page={page(store, locale, 'ai-curator')}
          facts={services.curator}
          cases={store.cases(locale)}
        />
      )
    )
  },
  NewsPage: ({ store, locale }) => showNews({ store, locale }),
  EduPage: showHero,
  ClientTestPage: showHero,
  AccessCodePage: showHero,
}

function page<Name extends PageName>(
  store: PreviewContext['store'],
  locale: Locale,
  name: Name,
): Page<Name> {
  return store.page(locale, name) as Page<Name>
}

function showNews({ store, locale }: Pick<PreviewContext, 'store' | 'locale'>): ReactNode {
  return <NewsPage text={page(store, locale, 'news')} items={store.news(locale)} feed="" />
}

/** Preview of interactive pages, limited to the hero because they need codes, tasks or a chat. */
function showHero({ store, locale, file }: PreviewContext): ReactNode {
  const name = file.path.replace(/^pages\/(.*)\.\w+\.yaml$/, '$1') as PageName
  const page = store.page(locale, name) as {
    hero?: { question?: string; answer: string; highlight?: string }
    lead?: string
  }
  return (
    page.hero && (
      <Section hero>
        <SectionHeading as="h1" size="h1" {...page.hero} />
        {page.lead && <p className="max-w-lead text-lead text-ink-2">{page.lead}</p>}
      </Section>
    )
  )
}

function showPost({ locale, file, id, getAddress }: PreviewContext): ReactNode {
  const tree = parseArticle(file.body)
  const fields = file.fields as Pick<PostDetails, 'title' | 'excerpt' | 'date' | 'tags'> &
    Pick<PostDetails, 'updated' | 'keywords'> & { image?: string; imageAlt?: string }
  const { image, imageAlt, date, updated, tags, keywords } = fields
  const post: PostDetails = {
    slug: id,
    locale,
    ...typesetDeep(locale, { title: fields.title, excerpt: fields.excerpt }),
    date,
    updated,
    tags,
    keywords,
    cover: image ? { ...COVER, src: getAddress(image), alt: imageAlt } : drawnCover(id, tags),
    minutes: readingMinutes(file.body),
    draft: false,
    isBrowserOnly: true,
    locales: [locale],
    headings: getHeadings(tree).map(({ text, ...heading }) => ({
      ...heading,
      text: typesetAroundCode(locale, text),
    })),
    related: [],
    source: '',
  }
  return (
    <PostPage post={post} details={post} tagList={null} repository={undefined}>
      <ArticleText tree={tree} locale={locale} getAddress={getAddress} />
    </PostPage>
  )
}

function Products({
  store,
  products,
}: { store: PreviewContext['store'] } & Pick<Parameters<typeof ProductCards>[0], 'products'>) {
  const offers = store.offers()
  return <Section hero>{offers && <ProductCards products={products} offers={offers} />}</Section>
}

/** A card as wide as in a row. */
function Column({ children }: { children: ReactNode }) {
  return (
    <Section hero>
      <div className="grid max-w-104 gap-12">{children}</div>
    </Section>
  )
}
