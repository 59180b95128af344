import type { BrowserContext } from '@playwright/test'

/** What may have become of the browser's storage before a page opens. */
export const STORAGE_FAULTS = ['blocked', 'full', 'unreadable', 'older'] as const

export type StorageFault = (typeof STORAGE_FAULTS)[number]

/** What no version of the site can read: under every second key a text that breaks off, else one of something else. */
const UNREADABLE = ['{"half": [', '{"version":99,"items":[{"of":"something else"}]}']

/** What earlier versions kept, or what somebody may still have from them. */
const OLDER: Record<string, string> = {
  blogPosts: JSON.stringify([
    {
      title: 'Старий допис',
      content: 'Текст **давно**.',
      date: 'October 10, 2023',
      keywords: 'бот, діалог',
    },
  ]),
  userProgress: JSON.stringify({ completedCourses: ['pi-course'] }),
  completedModules: '[0]',
  courseHomework: JSON.stringify({ 0: { notes: 'Old notes.' } }),
  savedPrompts: JSON.stringify([{ role: 'Editor', task: 'Cut the text' }]),
  blogDrafts: '[]',
}

const KEYS = [
  'adminToken',
  'blogDrafts',
  'blogPosts',
  'completedModules',
  'courseAccessCode',
  'courseHomework',
  'language',
  'promptDraft',
  'savedPrompts',
  'theme',
  'userProgress',
]

/** Breaks the storage of every page of a context, before its first script runs. */
export async function breakStorage(context: BrowserContext, fault: StorageFault): Promise<void> {
  const values =
    fault === 'older'
      ? OLDER
      : Object.fromEntries(KEYS.map((key, place) => [key, UNREADABLE[place % 2] ?? '']))
  if (fault === 'blocked') await context.addInitScript(blockStorage)
  else if (fault === 'full') await context.addInitScript(fillStorage)
  else await context.addInitScript(seedStorage, values)
}

function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('closed', 'SecurityError')
      },
    })
  }
}

/** Fills the real storage to its last character. */
function fillStorage(): void {
  const isTaken = (key: string, text: string) => {
    try {
      localStorage.setItem(key, text)
      return true
    } catch {
      return false
    }
  }
  let rest = localStorage.getItem('rest') ?? ''
  // On the pages after the first only what they have freed is missing.
  for (let size = 2 ** 22; rest === '' && size > 2 ** 12; size /= 2) {
    isTaken(`ballast-${size}`, 'x'.repeat(size))
  }
  for (let size = 2 ** 12; size >= 1; size /= 2) {
    if (isTaken('rest', rest + 'x'.repeat(size))) rest += 'x'.repeat(size)
  }
}

function seedStorage(values: Record<string, string>): void {
  if (sessionStorage.getItem('seeded') !== null) return
  sessionStorage.setItem('seeded', '')
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
}
