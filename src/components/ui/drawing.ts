/** Accessibility of a drawn number. */
interface Drawing {
  /** Text alternative; without it the drawing is hidden, because adjacent text says the same. */
  label?: string
  /** Whether it is exposed as a progress bar. */
  progress?: boolean
}

interface Measure extends Drawing {
  value: number
  of: number
}

/** ARIA attributes of a drawing: hidden, an image with a label, or a progress bar. */
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
