import { LANGUAGES } from '#src/components/language-switch.tsx'
import { NumberedList } from '#src/components/numbered-list.tsx'
import { SectionHeading } from '#src/components/section-heading.tsx'
import { HEADER } from '#src/components/site-bar.tsx'
import { FOOTER } from '#src/components/site-footer.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Spaced } from '#src/components/ui/spaced.tsx'
import type { Page, Site } from '#src/content/model.ts'
import { EDUCATION_PATH } from '#src/content/site-paths.ts'
import { yearRange } from '#src/i18n/format.ts'
import { LANGUAGE_LABELS, type Locale } from '#src/i18n/locales.ts'
import { en } from '#src/i18n/messages/en.ts'
import { uk } from '#src/i18n/messages/uk.ts'
import { localizeHref } from '#src/i18n/paths.ts'
import { cn } from '#src/lib/cn.ts'
import { isUnlocalizedHref } from '#src/lib/link-target.ts'
import { fullTitle, siteUrl } from '#src/seo/page-head.ts'

/** Content of one language. */
interface Side {
  locale: Locale
  site: Site
  page: Page<'edu'>
}

const WORDS = { en, uk }

const FOOTER_PAGE = cn(FOOTER.link, 'py-[0.2rem]')

/** Navigation links repeated in the footer, because the menu needs JavaScript on phones. */
const MAIN_PAGES = [
  ['/', 'home'],
  ['/products', 'products'],
  ['/courses', 'courses'],
  ['/blog', 'blog'],
] as const

const OTHER_PAGES = [
  ['/about', 'about'],
  ['/learning-path', 'learningPath'],
  ['/consultation', 'consultation'],
  ['/content-factory', 'contentFactory'],
  ['/privacy', 'privacy'],
  ['/offer', 'offer'],
] as const

/** "Start here": a static page of links outside the application, in both languages. */
export function EducationPage({ sides }: { sides: readonly Side[] }) {
  const [first] = sides
  return (
    <div data-app>
      {first && (
        <>
          <title>{fullTitle(first.page.seo.title, first.site.brand)}</title>
          <meta name="description" content={first.page.seo.description} />
          <meta property="og:title" content={first.page.seo.title} />
          <meta property="og:description" content={first.page.seo.description} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={first.site.brand} />
          <meta name="twitter:card" content="summary_large_image" />
          {import.meta.env.SITE_ORIGIN && (
            <link rel="canonical" href={siteUrl(EDUCATION_PATH.slice(1))} />
          )}
          {import.meta.env.DEMO && <meta name="robots" content="noindex" />}
        </>
      )}
      {first && <Header locale={first.locale} brand={first.site.brand} sides={sides} />}
      <main id="main">
        {sides.map(({ locale, site, page }, index) => {
          const [Title, StepTitle] = index === 0 ? (['h1', 'h2'] as const) : (['h2', 'h3'] as const)
          return (
            <section
              key={locale}
              id={locale}
              lang={locale}
              className={index === 0 ? 'py-section' : 'board py-section'}
            >
              <div className="wrap">
                {index > 0 && (
                  <p className="mb-6">
                    <Brand locale={locale} name={site.brand} />
                  </p>
                )}
                <SectionHeading as={Title} size="h1" {...page.hero} />
                <p className="max-w-lead text-lead text-ink-2">{page.lead}</p>
                <NumberedList
                  as={StepTitle}
                  items={page.steps.map(({ title, text, call }) => ({
                    title,
                    text,
                    end: (
                      <Button asChild variant="line" className="whitespace-normal max-ml:mt-3">
                        <a href={getAddress(call.href, locale)}>{call.label}</a>
                      </Button>
                    ),
                  }))}
                />
              </div>
            </section>
          )
        })}
      </main>
      <footer className={cn(FOOTER.ground, 'pt-8')}>
        {sides.map((side) => (
          <PagesAndContacts key={side.locale} {...side} />
        ))}
      </footer>
    </div>
  )
}

function Brand({ locale, name }: { locale: Locale; name: string }) {
  return (
    <a className={HEADER.brand} href={getAddress('/', locale)}>
      <span className="brand-mark" aria-hidden="true" />
      {name}
    </a>
  )
}

/** Static version of the header; its language links lead to the part in that language. */
function Header(props: { locale: Locale; brand: string; sides: readonly Side[] }) {
  const { locale, brand, sides } = props
  const { nav, language, skipToContent } = WORDS[locale]
  return (
    <>
      <Button
        asChild
        size="sm"
        className="absolute -top-16 left-4 z-(--z-skip) focus:top-4 print:hidden"
      >
        <a href="#main">{skipToContent}</a>
      </Button>
      <header className={cn(HEADER.bar, HEADER.atTop)}>
        <div className={cn(HEADER.row, HEADER.tall)}>
          <Brand locale={locale} name={brand} />
          <nav className={HEADER.nav} aria-label={nav.label}>
            <Spaced>
              {MAIN_PAGES.map(([path, name]) => (
                <a key={path} href={getAddress(path, locale)} className={HEADER.navLink}>
                  {nav[name]}
                </a>
              ))}
            </Spaced>
          </nav>
          <div
            data-slot="language-switch"
            className={LANGUAGES.frame}
            role="group"
            aria-label={language.label}
          >
            <Spaced>
              {sides.map((side) => (
                <a
                  key={side.locale}
                  href={`#${side.locale}`}
                  lang={side.locale}
                  className={LANGUAGES.link}
                >
                  {LANGUAGE_LABELS[side.locale]}
                </a>
              ))}
            </Spaced>
          </div>
        </div>
      </header>
    </>
  )
}

function PagesAndContacts({ locale, site }: Side) {
  const { nav, footer } = WORDS[locale]
  const { messenger, network } = site.links
  return (
    <div className="wrap" lang={locale}>
      <nav className={FOOTER.pages} aria-label={footer.pages}>
        <Spaced>
          {MAIN_PAGES.map(([path, name]) => (
            <a key={path} href={getAddress(path, locale)} className={FOOTER_PAGE}>
              {nav[name]}
            </a>
          ))}
          {OTHER_PAGES.map(([path, name]) => (
            <a key={path} href={getAddress(path, locale)} className={FOOTER_PAGE}>
              {footer[name]}
            </a>
          ))}
        </Spaced>
      </nav>
      <div className={FOOTER.line}>
        <Spaced>
          <span className={FOOTER.copyright}>
            {footer.copyright(
              yearRange(site.copyrightYear, import.meta.env.BUILD_YEAR),
              site.brand,
            )}
          </span>
          {[messenger, network].map(
            (link) =>
              link && (
                <a key={link.url} href={link.url} className={FOOTER.link}>
                  {link.label}
                </a>
              ),
          )}
        </Spaced>
      </div>
    </div>
  )
}

/** Localized address for a plain link; external links and files are unchanged. */
function getAddress(href: string, locale: Locale): string {
  return isUnlocalizedHref(href)
    ? href
    : import.meta.env.BASE_URL.slice(0, -1) + localizeHref(href, locale)
}
