// Characters of the font files: each script is a separate file, so that a page loads only those that it uses.

/** Used on almost every page, with no-break spaces, the soft hyphen, thin and hair spaces. */
const LATIN =
  ' !"$%&\'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz' +
  '\u00A0\u00AD\u2009\u200A\u202F©«·»×éʼ–—‘’“”„…\u2212'

/** Used on few pages. */
const RARE = '#<>[\\]^`{|}~£§®°±½‚•′″‹›€™'

const UKRAINIAN = 'АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯабвгґдеєжзиіїйклмнопрстуфхцчшщьюя№'

/** Additional letters of Russian, which one page of the site uses. */
const RUSSIAN = 'ЁЪЫЭъыэё'

/** Files of a font family with their characters, and the file of the package that contains them. */
export const SCRIPTS = [
  { name: 'latin', source: 'latin', characters: LATIN },
  { name: 'rare', source: 'latin', characters: RARE },
  { name: 'cyr', source: 'cyrillic', characters: UKRAINIAN },
  { name: 'rus', source: 'cyrillic', characters: RUSSIAN },
  // The packages have ₴ in the extended Cyrillic subset, so it is a file with one character.
  { name: 'uah', source: 'cyrillic-ext', characters: '₴' },
]

/** Files of faces that are not used above the fold and never for prices. */
export const ARTICLE_SCRIPTS = [
  { name: 'latin', source: 'latin', characters: LATIN + RARE },
  { name: 'cyr', source: 'cyrillic', characters: UKRAINIAN + RUSSIAN },
]
