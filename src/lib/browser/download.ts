/** Starts a download of a file. */
export function download(name: string, content: string | Uint8Array<ArrayBuffer>, type = ''): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  // Some browsers read the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
