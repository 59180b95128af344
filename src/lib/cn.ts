import { type ClassValue, clsx } from 'clsx'

/** Joins class names; the caller's own come last: `cn('btn', wide && 'btn-wide', className)`. */
export function cn(...inputs: ClassValue[]): string {
  return clsx(inputs)
}
