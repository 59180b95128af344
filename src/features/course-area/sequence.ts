/** State of a module: completed ones can be reviewed, open ones started. */
export type ModuleState = 'done' | 'open' | 'locked'

/** Keys of a course's modules in the order of the course, and the keys of the completed ones. */
interface Sequence {
  order: readonly number[]
  completed: readonly number[]
}

/** State of a module: the first is always open, others once the previous one is completed. */
export function moduleState(index: number, { order, completed }: Sequence): ModuleState {
  const isDone = (index: number) => completed.includes(order[index] ?? -1)
  if (isDone(index)) return 'done'
  return index === 0 || isDone(index - 1) ? 'open' : 'locked'
}

/** Index of the first open module; `undefined` if all are completed. */
export function nextModule(sequence: Sequence): number | undefined {
  const indexes = Array.from(sequence.order.keys())
  return indexes.find((index) => moduleState(index, sequence) === 'open')
}

/** Number of the course's modules that are completed; keys of removed modules do not count. */
export function countCompleted({ order, completed }: Sequence): number {
  return order.filter((key) => completed.includes(key)).length
}
