/**
 * The key of a shortcut: the letter it types, wherever it stands on the keyboard, as on French or Dvorak
 * layouts. A layout of other letters, such as the Ukrainian one, has the shortcuts of the same places.
 */
export function shortcutKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  return /^Key[A-Z]$/.test(code) && !/^[\u0020-\u007E]$/.test(key)
    ? code.slice(3).toLowerCase()
    : key
}
