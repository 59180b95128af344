import { SiteLink } from '#src/components/site-link.tsx'

/** List of terms with descriptions. */
export function Terms(props: {
  items: readonly { title: string; text: string; link?: { label: string; href: string } }[]
}) {
  return (
    <ul className="border-t-2 border-ink">
      {props.items.map(({ title, text, link }) => (
        <li
          key={title}
          className="grid gap-x-8 gap-y-[0.2rem] border-b border-rule py-5 md:grid-cols-[1fr_1.2fr] md:items-baseline"
        >
          <h3>{title}</h3>
          <p className="text-ink-2">
            {text}
            {link && (
              <>
                {' '}
                <SiteLink className="link" href={link.href}>
                  {link.label}
                </SiteLink>
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
