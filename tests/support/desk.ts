import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Locator, Page } from '@playwright/test'

/** Files below a folder of the project, by path. */
export function contentOf(root: string): Map<string, string> {
  const files = readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })
  return new Map(
    files
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name))
      .map((path) => [
        path.slice(join(root, '/').length).replaceAll('\\', '/'),
        readFileSync(path).toString('base64'),
      ]),
  )
}

/**
 * Opens the desk with a folder in the browser's origin private file system, because a headless browser cannot
 * show the folder dialog.
 */
export async function openDesk(page: Page, files: Map<string, string>): Promise<void> {
  await page.goto('/desk/')
  await page.evaluate(
    async (entries) => {
      const root = await navigator.storage.getDirectory()
      for (const [path, text] of entries) {
        const names = path.split('/')
        const name = names.pop() ?? ''
        let folder = root
        for (const one of names) folder = await folder.getDirectoryHandle(one, { create: true })
        const file = await folder.getFileHandle(name, { create: true })
        const writer = await file.createWritable()
        await writer.write(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)))
        await writer.close()
      }
    },
    [...files],
  )
  await page.addInitScript(() => {
    window.showDirectoryPicker = () => navigator.storage.getDirectory()
  })
  await page.reload()
}

/** A minimal Git repository, which the CMS requires in the folder. */
export const GIT = new Map([['.git/HEAD', btoa('ref: refs/heads/main\n')]])

/** Current text of a file. */
export function readDesk(page: Page, path: string): Promise<string> {
  return page.evaluate(async (file) => {
    const names = file.split('/')
    const name = names.pop() ?? ''
    let folder = await navigator.storage.getDirectory()
    for (const one of names) folder = await folder.getDirectoryHandle(one)
    return (await (await folder.getFileHandle(name)).getFile()).text()
  }, path)
}

/** Signs in with the folder. */
export async function chooseFolder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Працювати з локальним репозиторієм' }).click()
}

/** Opens the form of one entry: `courses/entries/pi-course/course`. */
export async function openEntry(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), `#/collections/${path}`)
  await page.getByRole('button', { name: 'Зберегти' }).waitFor()
}

/** Saves the open form, which then closes. */
export async function saveEntry(page: Page): Promise<void> {
  const save = page.getByRole('button', { name: 'Зберегти' })
  await save.click()
  // The CMS navigates back to the list, which must happen before another entry is opened.
  await page.waitForURL(({ hash }) => !/\/entries\/|\/new$/.test(hash))
  await save.waitFor({ state: 'hidden' })
}

/** All files in the folder with their contents in base64. */
export function filesInDesk(page: Page): Promise<[string, string][]> {
  return page.evaluate(async () => {
    const found: [string, string][] = []
    const read = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const [name, handle] of folder.entries()) {
        if (handle instanceof FileSystemDirectoryHandle) await read(handle, `${path}${name}/`)
        else if (handle instanceof FileSystemFileHandle) {
          const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer())
          found.push([
            path + name,
            btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join('')),
          ])
        }
      }
    }
    await read(await navigator.storage.getDirectory(), '')
    return found
  })
}

/** A field of a form by its label. */
export function fieldOf(scope: Page | Locator, label: string, at = 0): Locator {
  // The CMS isolates the label from the direction of the sentence.
  return scope.getByRole('group', { name: `Поле «\u2068${label}\u2069»`, exact: true }).nth(at)
}
