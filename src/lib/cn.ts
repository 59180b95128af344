import { type ClassNameValue, createTailwindMerge } from 'tailwind-merge'

const any = () => true
/** Of `text-…`: a size of the theme or a length; all else is a colour. */
const isTextSize = (value: string) =>
  /^(hero|h\d|figure|lead|voice|read|body|small|meta|base|xs|sm|lg|\d?xl)$|^\[[\dcm]|^\(length:/.test(
    value,
  )
/** Of `border-…`: neither a side, a width nor a style. */
const isBorderColor = (value: string) => /^[a-z]{3}/.test(value) && value !== 'solid'

const isNumber = (value: string) => /^\d/.test(value)

/** Utilities of one property that callers override: of two the last one stays. */
const SINGLE =
  'top right bottom left inset z p px py pt pr pb pl m mx my mt mr mb ml gap gap-x gap-y w h size min-w max-w min-h max-h bg leading tracking grid-cols items justify self stroke align cursor whitespace'.split(
    ' ',
  )

/**
 * Joins class names; of utilities for the same property the last one stays, so the caller's own come last:
 * `cn('p-4', isWide && 'w-full', className)`. It knows the groups below only, a tenth of the default configuration.
 */
export const cn: (...inputs: ClassNameValue[]) => string = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: {
    ...Object.fromEntries(SINGLE.map((name) => [name, [{ [name]: [any] }]])),
    display: ['block', 'inline', 'inline-block', 'flex', 'inline-flex', 'grid', 'hidden'],
    position: ['static', 'relative', 'absolute', 'fixed', 'sticky'],
    'text-align': [{ text: ['left', 'center', 'right'] }],
    'text-wrap': [{ text: ['balance', 'pretty', 'wrap', 'nowrap'] }],
    'text-size': [{ text: [isTextSize] }],
    'text-color': [{ text: [any] }],
    'font-family': [{ font: ['sans', 'serif', 'mono'] }],
    'font-weight': [{ font: [any] }],
    'border-color': [{ border: [isBorderColor] }],
    'border-t-width': [{ 'border-t': ['', isNumber] }],
    'border-t-color': [{ 'border-t': [any] }],
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
