/** A queue with a single subscriber. */
export interface Channel<T> {
  send: (message: T) => void
  /** Calls `listener` with each message, including those sent before; returns a function that unsubscribes. */
  receive: (listener: (message: T) => unknown) => () => void
}

/** Creates a queue that buffers until it is subscribed to: its subscriber may be loaded later. */
export function createChannel<T>(): Channel<T> {
  const pending: T[] = []
  let receiver: ((message: T) => unknown) | undefined
  return {
    send(message) {
      if (receiver) receiver(message)
      else pending.push(message)
    },
    receive(listener) {
      receiver = listener
      pending.splice(0).forEach(listener)
      return () => {
        receiver = undefined
      }
    },
  }
}
