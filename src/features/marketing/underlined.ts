/** Underlines the name inside a link with the class `group` on hover. */
export const UNDERLINED =
  'group-hover:underline group-hover:decoration-pen group-hover:decoration-3 group-hover:underline-offset-[0.16em]'
