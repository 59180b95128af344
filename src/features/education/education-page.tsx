import { Exchange } from '#src/blocks/exchange.tsx'
import type { Page, Site } from '#src/content/model.ts'
import { EDUCATION_PATH } from '#src/content/site-paths.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { siteUrl } from '#src/seo/page-head.ts'

import { addressOf } from './address-of.ts'

/** One language's half of the page. */
interface Side {
  locale: Locale
  site: Site
  page: Page<'edu'>
}

/** "Start here": a page of plain links that stands outside the application, in both languages. */
export function EducationPage({ sides }: { sides: readonly Side[] }) {
  const [first] = sides
  return (
    <div data-app>
      {first && (
        <>
          <title>{`${first.page.seo.title} · ${first.site.brand}`}</title>
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
      <main id="main">
        {sides.map(({ locale, site, page }, index) => {
          const [Title, StepTitle] = index === 0 ? (['h1', 'h2'] as const) : (['h2', 'h3'] as const)
          return (
            <section
              key={locale}
              lang={locale}
              className={index === 0 ? 'section' : 'section board'}
            >
              <div className="wrap">
                <p className="mb-6">
                  <a className="brand" href={addressOf('/', locale)}>
                    <span className="mark" aria-hidden="true">
                      <i />
                      <i />
                    </span>
                    {site.brand}
                  </a>
                </p>
                <Exchange
                  as={Title}
                  size="h1"
                  question={page.hero.question}
                  answer={page.hero.answer}
                />
                <p className="lead">{page.lead}</p>
                <ol className="rows">
                  {page.steps.map((step, at) => (
                    <li key={step.title}>
                      <span className="no num">{at + 1}</span>
                      <div>
                        <StepTitle>{step.title}</StepTitle>
                        <p>{step.text}</p>
                      </div>
                      <span className="len">
                        <a className="btn btn-line" href={addressOf(step.call.href, locale)}>
                          {step.call.label}
                        </a>
                      </span>
                    </li>
                  ))}
                </ol>
              </div>
            </section>
          )
        })}
      </main>
    </div>
  )
}
