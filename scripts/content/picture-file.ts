/** File of a picture as an article's Markdown names it: `./my%20photo.png` → `./my photo.png`. */
export function pictureFile(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
