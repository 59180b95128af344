import { Link, type LinkProps } from '@tanstack/react-router'

import { Exchange } from '#src/blocks/exchange.tsx'

/** What stands at the address of a post, a course or a case that does not exist. */
export function MissingItem(props: {
  question: string
  title: string
  text: string
  backTo: LinkProps['to']
  backLabel: string
}) {
  const { question, title, text, backTo, backLabel } = props
  return (
    <section className="hero page-end">
      <title>{title}</title>
      <meta name="description" content={text} />
      <meta name="robots" content="noindex" />
      <div className="wrap">
        <Exchange as="h1" size="h1" question={question} answer={title} />
        <p className="lead">{text}</p>
        <div className="cta-row">
          <Link to={backTo} className="btn btn-lg btn-go">
            {backLabel}
          </Link>
        </div>
      </div>
    </section>
  )
}
