/** Type of the messages without their literal texts: `{ all: 'All' }` → `{ all: string }`. */
export type Widen<T> = T extends string
  ? string
  : T extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { [Key in keyof T]: Widen<T[Key]> }
