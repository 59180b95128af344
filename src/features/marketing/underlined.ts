/** The name within a link, a `group`, is underlined in pen under the pointer. */
export const UNDERLINED =
  'group-hover:underline group-hover:decoration-pen group-hover:decoration-3 group-hover:underline-offset-[0.16em]'
