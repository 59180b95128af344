import { Spaced } from '#src/components/ui/spaced.tsx'

/** One language of the switch: `lang` is both the page's and the label's own. */
export interface LanguageOption {
  lang: string
  label: string
  href: string
  isCurrent: boolean
}

/**
 * The language switch: plain links to the other document. The page's inline script notes the choice
 * and adds query and hash when one is pressed.
 */
export function LanguageSwitch({ label, options }: { label: string; options: LanguageOption[] }) {
  return (
    <div className="lang" role="group" aria-label={label}>
      <Spaced>
        {options.map(({ lang, label: name, href, isCurrent }) => (
          <a
            key={lang}
            href={href}
            lang={lang}
            hrefLang={lang}
            data-language={lang}
            aria-current={isCurrent ? 'true' : undefined}
          >
            {name}
          </a>
        ))}
      </Spaced>
    </div>
  )
}
