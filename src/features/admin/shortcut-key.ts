/**
 * Key of a shortcut: the typed letter, wherever it is on the keyboard, as on French or Dvorak
 * layouts. Layouts without Latin letters, such as Ukrainian, use the physical key.
 */
export function shortcutKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  return /^Key[A-Z]$/.test(code) && !/^[\u0020-\u007E]$/.test(key)
    ? code.slice(3).toLowerCase()
    : key
}
