/** Maximum length of a slug in characters. */
export const MAX_SLUG_LENGTH = 80

/** Lower-case Latin letters and digits, in words joined by single hyphens. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Reserved slugs: used by pages of the blog, or kept free for future ones. */
export const RESERVED_SLUGS: readonly string[] = ['tag', 'tags', 'page', 'search']

// https://zakon.rada.gov.ua/laws/show/55-2010-п: Ukrainian national transliteration, 2010.
const LATIN: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'h',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'y',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ь: '',
  ю: 'iu',
  я: 'ia',
  // Russian letters, because posts may be written in Russian too.
  ё: 'e',
  ъ: '',
  ы: 'y',
  э: 'e',
}

const LATIN_AT_WORD_START: Record<string, string> = { є: 'ye', ї: 'yi', й: 'y', ю: 'yu', я: 'ya' }

/**
 * Makes a slug of a title, transliterated and at most 80 characters long:
 * `Ключові навички для успішної карʼєри в ІТ` → `kliuchovi-navychky-dlia-uspishnoi-kariery-v-it`.
 * A title without a letter or digit of either script gives an empty string.
 */
export function slugify(title: string): string {
  const slug = title
    .toLowerCase()
    // Composes й and ї, then drops the remaining combining marks, such as stress marks.
    .normalize('NFC')
    .replace(/\p{M}/gu, '')
    .replace(/['’‘ʼ`´′]/g, '')
    .replaceAll('зг', 'zgh')
    .replace(/(?<!\p{L})[єїйюя]/gu, (letter) => LATIN_AT_WORD_START[letter] ?? '')
    .replace(/[а-яёєіїґ]/g, (letter) => LATIN[letter] ?? ' ')
    // é becomes e.
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (slug.length <= MAX_SLUG_LENGTH) return slug
  const lastHyphen = slug.lastIndexOf('-', MAX_SLUG_LENGTH)
  return slug.slice(0, lastHyphen > 0 ? lastHyphen : MAX_SLUG_LENGTH)
}

/** Whether a text is a valid slug: `dialogflow-agent` is, `Dialogflow agent` is not. */
export function isSlug(value: string): boolean {
  return value.length <= MAX_SLUG_LENGTH && SLUG.test(value)
}
