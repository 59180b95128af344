import { NumberedList, NumberedListItem } from '#src/components/numbered-list.tsx'
import { SectionHeading } from '#src/components/section-heading.tsx'
import { Spaced } from '#src/components/ui/spaced.tsx'
import type { Page, Site } from '#src/content/model.ts'
import { EDUCATION_PATH } from '#src/content/site-paths.ts'
import { LANGUAGE_LABELS, type Locale } from '#src/i18n/locales.ts'
import { en } from '#src/i18n/messages/en.ts'
import { uk } from '#src/i18n/messages/uk.ts'
import { localizeHref } from '#src/i18n/paths.ts'
import { yearRange } from '#src/lib/dates.ts'
import { isElsewhere } from '#src/lib/link-target.ts'
import { fullTitle, siteUrl } from '#src/seo/page-head.ts'

/** Content of one language. */
interface Side {
  locale: Locale
  site: Site
  page: Page<'edu'>
}

const WORDS = { en, uk }

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
              className={index === 0 ? 'section' : 'section board'}
            >
              <div className="wrap">
                {index > 0 && (
                  <p className="mb-6">
                    <Brand locale={locale} name={site.brand} />
                  </p>
                )}
                <SectionHeading
                  as={Title}
                  size="h1"
                  question={page.hero.question}
                  answer={page.hero.answer}
                />
                <p className="lead">{page.lead}</p>
                <NumberedList>
                  {page.steps.map(({ title, text, call }, at) => (
                    <NumberedListItem
                      key={title}
                      number={at + 1}
                      title={title}
                      as={StepTitle}
                      text={text}
                      end={
                        <a
                          className="btn btn-line whitespace-normal max-ml:mt-3"
                          href={addressOf(call.href, locale)}
                        >
                          {call.label}
                        </a>
                      }
                    />
                  ))}
                </NumberedList>
              </div>
            </section>
          )
        })}
      </main>
      <footer className="ftr board short">
        {sides.map((side) => (
          <PagesAndContacts key={side.locale} {...side} />
        ))}
      </footer>
    </div>
  )
}

function Brand({ locale, name }: { locale: Locale; name: string }) {
  return (
    <a className="brand" href={addressOf('/', locale)}>
      <span className="mark" aria-hidden="true">
        <i />
        <i />
      </span>
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
      <a className="skip btn btn-sm" href="#main">
        {skipToContent}
      </a>
      <header className="hdr">
        <div className="wrap">
          <Brand locale={locale} name={brand} />
          <nav className="nav" aria-label={nav.label}>
            <Spaced>
              {MAIN_PAGES.map(([path, name]) => (
                <a key={path} href={addressOf(path, locale)}>
                  {nav[name]}
                </a>
              ))}
            </Spaced>
          </nav>
          <div className="lang" role="group" aria-label={language.label}>
            <Spaced>
              {sides.map((side) => (
                <a key={side.locale} href={`#${side.locale}`} lang={side.locale}>
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
      <nav className="ftr-n" aria-label={footer.pages}>
        <Spaced>
          {MAIN_PAGES.map(([path, name]) => (
            <a key={path} href={addressOf(path, locale)}>
              {nav[name]}
            </a>
          ))}
          {OTHER_PAGES.map(([path, name]) => (
            <a key={path} href={addressOf(path, locale)}>
              {footer[name]}
            </a>
          ))}
        </Spaced>
      </nav>
      <div className="ftr-b">
        <Spaced>
          <span className="ftr-c">
            {footer.copyright(
              yearRange(site.copyrightYear, import.meta.env.BUILD_YEAR),
              site.brand,
            )}
          </span>
          {[messenger, network].map(
            (link) =>
              link && (
                <a key={link.url} href={link.url}>
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
function addressOf(href: string, locale: Locale): string {
  return isElsewhere(href)
    ? href
    : import.meta.env.BASE_URL.slice(0, -1) + localizeHref(href, locale)
}
