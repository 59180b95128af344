/** Whether a link that is clicked opens here: with a key held, browsers open or save it elsewhere. */
export function isPlainClick(
  event: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}
