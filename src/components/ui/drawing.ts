/** What a drawn number says to those who do not see it. */
interface Drawing {
  /** The meaning in words; left out, the drawing is silent because the text beside it says the same. */
  label?: string
  /** It grows while the visitor works: announced as a progress bar. */
  progress?: boolean
}

interface Measure extends Drawing {
  value: number
  of: number
}

/** The ARIA attributes of a drawing: silent, a picture with a label, or a progress bar. */
function drawing({ label, progress, value, of }: Measure) {
  if (label === undefined) return { 'aria-hidden': true } as const
  if (!progress) return { role: 'img', 'aria-label': label } as const
  return {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': of,
    'aria-valuenow': value,
  } as const
}

export { drawing, type Drawing }
