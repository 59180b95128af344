/**
 * Copies a text that is still on its way. Safari allows a copy only while a press is being handled, and takes a
 * promise for the text; a browser without `ClipboardItem` gets the text once it is there.
 * @throws when the text does not come, or the clipboard refuses it.
 */
export async function copyWhenReady(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  const type = 'text/plain'
  const blob = text.then((words) => new Blob([words], { type }))
  await navigator.clipboard.write([new ClipboardItem({ [type]: blob })])
}
