import { notFound } from '@tanstack/react-router'

/**
 * Passes a value on, or has the route show what it shows for a missing one.
 * @throws the router's not-found for `undefined`.
 */
export function orNotFound<T>(value: T | undefined): T {
  if (value === undefined) throw notFound()
  return value
}
