import { Spaced } from '#src/components/ui/spaced.tsx'

/** One language of the switch: `lang` is both the page's and the label's own. */
export interface LanguageOption {
  lang: string
  label: string
  href: string
  isCurrent: boolean
}

/** Looks of the switch and its links; a finger needs more than is drawn. */
export const LANGUAGES = {
  frame: 'inline-flex rounded-1 border-[1.5px] border-rule-strong',
  link: 'relative min-w-11 px-[0.6rem] py-[0.3rem] text-center text-[0.875rem] font-[560] text-ink-2 no-underline after:absolute after:inset-x-0 after:-inset-y-[6px] aria-[current]:bg-ink aria-[current]:text-paper max-xs:min-w-9 max-xs:px-[0.3rem] max-[12rem]:min-w-0 max-[12rem]:px-[0.2rem] max-[12rem]:whitespace-nowrap',
}

/**
 * The language switch: plain links to the other document. The page's inline script notes the choice
 * and adds query and hash when one is pressed.
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
