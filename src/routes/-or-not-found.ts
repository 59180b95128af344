import { notFound } from '@tanstack/react-router'

/**
 * Passes a value on, or has the route show what it shows for a missing one.
 * @throws the router's not-found for `undefined`.
 */
export function orNotFound<T>(value: T | undefined): T {
  // The router's way to leave a loader; it is no Error.
  // oxlint-disable-next-line typescript/only-throw-error
  if (value === undefined) throw notFound()
  return value
}
