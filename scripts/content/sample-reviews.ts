interface Reviewed {
  items: readonly { sample: boolean }[]
}

/** Removes sample reviews; `undefined` if none is left, so that the section is removed. */
export function realReviews<Section extends Reviewed>(section: Section): Section | undefined {
  const items = section.items.filter(({ sample }) => !sample)
  return items.length > 0 ? { ...section, items } : undefined
}

/** Whether page data has reviews, which have been validated by its schema. */
export function hasTestimonials(words: object): words is { testimonials: Reviewed } {
  return 'testimonials' in words && words.testimonials !== undefined
}

/** Number of sample reviews. */
export function countSamples(sections: readonly (Reviewed | undefined)[]): number {
  return sections.flatMap((section) => section?.items.filter(({ sample }) => sample) ?? []).length
}
