/** Leads from what happens anywhere to the one place that answers for it. */
export interface Channel<T> {
  send: (message: T) => void
  /** Calls `by` with each message, also with those that were sent while nobody received; returns what ends it. */
  receive: (by: (message: T) => unknown) => () => void
}

/** A channel that keeps what is sent before somebody receives: its receiver may come in a file that is late. */
export function createChannel<T>(): Channel<T> {
  const unread: T[] = []
  let receiver: ((message: T) => unknown) | undefined
  return {
    send(message) {
      if (receiver) receiver(message)
      else unread.push(message)
    },
    receive(by) {
      receiver = by
      unread.splice(0).forEach(by)
      return () => {
        receiver = undefined
      }
    },
  }
}
