interface Reviewed {
  items: readonly { sample: boolean }[]
}

/** A section of reviews with real ones alone; undefined where none is left, so that its heading goes, too. */
export function realReviews<Section extends Reviewed>(section: Section): Section | undefined {
  const items = section.items.filter(({ sample }) => !sample)
  return items.length > 0 ? { ...section, items } : undefined
}

/** Whether a page of the content has reviews, which its schema then has checked. */
export function hasTestimonials(words: object): words is { testimonials: Reviewed } {
  return 'testimonials' in words && words.testimonials !== undefined
}

/** How many samples sections of reviews hold. */
export function countSamples(sections: readonly (Reviewed | undefined)[]): number {
  return sections.flatMap((section) => section?.items.filter(({ sample }) => sample) ?? []).length
}
