/** Decodes a path to a file name: `/%D1%84.pdf` → `/ф.pdf`, `./my%20photo.png` → `./my photo.png`. */
export function decodedPath(address: string): string {
  try {
    return decodeURIComponent(address).normalize('NFC')
  } catch {
    return address.normalize('NFC')
  }
}
