import { Spaced } from '#src/components/ui/spaced.tsx'

/** One language of the switch; `lang` is the language of the page and of the label. */
export interface LanguageOption {
  lang: string
  label: string
  href: string
  isCurrent: boolean
}

/** Classes of the switch and its links, whose touch target is larger than the text. */
export const LANGUAGES = {
  frame: 'inline-flex rounded-1 border-[1.5px] border-rule-strong',
  link: 'relative min-w-11 px-[0.6rem] py-[0.3rem] text-center text-[0.875rem] font-[560] text-ink-2 no-underline after:absolute after:inset-x-0 after:-inset-y-[6px] aria-[current]:bg-ink aria-[current]:text-paper max-xs:min-w-9 max-xs:px-[0.3rem] max-[12rem]:min-w-0 max-[12rem]:px-[0.2rem] max-[12rem]:whitespace-nowrap',
}

/**
 * Language switch of plain links to the translated document. On a click the inline script stores the language
 * and appends query and hash.
 */
export function LanguageSwitch({ label, options }: { label: string; options: LanguageOption[] }) {
  return (
    <div data-slot="language-switch" className={LANGUAGES.frame} role="group" aria-label={label}>
      <Spaced>
        {options.map(({ lang, label: name, href, isCurrent }) => (
          <a
            key={lang}
            className={LANGUAGES.link}
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
