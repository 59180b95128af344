const END_OF_DIRECTORY = 0x06_05_4b_50
const ENTRY = 0x02_01_4b_50
const ENTRY_SIZE = 46

/**
 * Checksums of an archive's files by path, as stated in its central directory; empty if the directory cannot be
 * parsed. Offsets: PKWARE APPNOTE, 4.3.12 and 4.3.16.
 */
export function readChecksums(archive: Uint8Array): Map<string, number> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  const checksums = new Map<string, number>()
  let end = archive.length - 22
  while (end >= 0 && view.getUint32(end, true) !== END_OF_DIRECTORY) end -= 1
  let offset = end < 0 ? archive.length : view.getUint32(end + 16, true)
  while (offset + ENTRY_SIZE <= archive.length && view.getUint32(offset, true) === ENTRY) {
    const start = offset + ENTRY_SIZE
    const nameEnd = start + view.getUint16(offset + 28, true)
    const path = new TextDecoder().decode(archive.subarray(start, nameEnd))
    checksums.set(path, view.getUint32(offset + 16, true))
    offset = nameEnd + view.getUint16(offset + 30, true) + view.getUint16(offset + 32, true)
  }
  return checksums
}

/** CRC-32 as archives use it (ISO 3309, polynomial 0xEDB88320). */
export function crc32(bytes: Uint8Array): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0)
  }
  return ~crc >>> 0
}
