/** From this width on the chat's panel is a window of its own; below it covers the screen. */
const LIMIT = `@media (width >= 501px) {
  .chat-wrapper { max-height: 25vh; min-height: 0; }
}`

/**
 * Keeps the panel of the support chat within a quarter of the window's height. Version 1 of the chat fixes it
 * to the window in a shadow tree within its own and has no property for its height; later versions have
 * `--df-messenger-chat-window-height`.
 */
export function limitPanel(chat: Element | null): void {
  const root = chat?.shadowRoot?.querySelector('df-messenger-chat')?.shadowRoot
  if (!root) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(LIMIT)
  root.adoptedStyleSheets.push(sheet)
}
