import { type ClassNameValue, createTailwindMerge } from 'tailwind-merge'

const isAnyValue = () => true
/** For `text-…`: a size of the theme or a length; any other value is a colour. */
const isTextSize = (value: string) =>
  /^(hero|h\d|figure|lead|voice|read|body|small|meta|base|xs|sm|lg|\d?xl)$|^\[[\dcm]|^\(length:/.test(
    value,
  )
/** For `border-…`: a colour, and not a side, a width or a style. */
const isBorderColor = (value: string) => /^[a-z]{3}/.test(value) && value !== 'solid'

const isNumber = (value: string) => /^\d/.test(value)

/** Groups of utilities that set the same property and that callers override. */
const SINGLE =
  'top right bottom left inset z p px py pt pr pb pl m mx my mt mr mb ml gap gap-x gap-y w h size min-w max-w min-h max-h bg leading tracking grid-cols items justify self stroke align cursor whitespace'.split(
    ' ',
  )

/**
 * Joins class names. The last utility for a property wins, so the caller's class name comes last: `cn('p-4',
 * isWide && 'w-full', className)`. The configuration has only the groups below, a tenth of the default size.
 */
export const cn: (...inputs: ClassNameValue[]) => string = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: {
    ...Object.fromEntries(SINGLE.map((name) => [name, [{ [name]: [isAnyValue] }]])),
    display: ['block', 'inline', 'inline-block', 'flex', 'inline-flex', 'grid', 'hidden'],
    position: ['static', 'relative', 'absolute', 'fixed', 'sticky'],
    'text-align': [{ text: ['left', 'center', 'right'] }],
    'text-wrap': [{ text: ['balance', 'pretty', 'wrap', 'nowrap'] }],
    'text-size': [{ text: [isTextSize] }],
    'text-color': [{ text: [isAnyValue] }],
    'font-family': [{ font: ['sans', 'serif', 'mono'] }],
    'font-weight': [{ font: [isAnyValue] }],
    'border-color': [{ border: [isBorderColor] }],
    'border-t-width': [{ 'border-t': ['', isNumber] }],
    'border-t-color': [{ 'border-t': [isAnyValue] }],
    'border-b-width': [{ 'border-b': ['', isNumber] }],
  },
  conflictingClassGroups: {
    p: ['px', 'py', 'pt', 'pr', 'pb', 'pl'],
    px: ['pr', 'pl'],
    py: ['pt', 'pb'],
    m: ['mx', 'my', 'mt', 'mr', 'mb', 'ml'],
    mx: ['mr', 'ml'],
    my: ['mt', 'mb'],
    gap: ['gap-x', 'gap-y'],
    size: ['w', 'h'],
  },
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: ['before', 'after', '*', '**', 'marker', 'details-content'],
}))
