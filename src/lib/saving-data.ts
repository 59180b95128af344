/** Whether the visitor pays for every byte: then only what is pointed at is fetched ahead. */
export function isSavingData({ connection }: Connected): boolean {
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

// Chromium alone tells of it so far.
type Connected = Partial<Navigator> & {
  connection?: { saveData?: boolean; effectiveType?: string }
}
