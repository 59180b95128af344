import { notFound } from '@tanstack/react-router'

/**
 * Returns a value, or makes the route show its not-found component.
 * @throws the router's `notFound()` for `undefined`.
 */
export function requireFound<T>(value: T | undefined): T {
  if (value === undefined) throw notFound()
  return value
}
