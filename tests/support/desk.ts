import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { expect, type Locator, type Page } from '@playwright/test'

const ROOT = join(import.meta.dirname, '../..')

/** Content of a site, by default of the project: files as base64 by their paths. */
export function readContent(root = ROOT): Map<string, string> {
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

/** What the checks say of a site, by default the project, with these files in the place of its content. */
export function checkContent(
  files: Iterable<readonly [path: string, base64: string]>,
  root = ROOT,
): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'desk-'))
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), Buffer.from(text, 'base64'))
  }
  symlinkSync(join(root, 'public'), join(folder, 'public'))
  for (const name of ['src', 'package.json']) symlinkSync(join(ROOT, name), join(folder, name))
  try {
    execFileSync(join(ROOT, 'node_modules/.bin/tsx'), [join(ROOT, 'scripts/check-content.ts')], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    })
    return []
  } catch (error) {
    return String((error as { stderr?: unknown }).stderr)
      .trim()
      .split('\n')
  } finally {
    rmSync(folder, { recursive: true })
  }
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
        for (const folderName of names)
          folder = await folder.getDirectoryHandle(folderName, { create: true })
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
    for (const folderName of names) folder = await folder.getDirectoryHandle(folderName)
    return (await (await folder.getFileHandle(name)).getFile()).text()
  }, path)
}

/** Signs in with the folder. */
export async function chooseFolder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Працювати з локальним репозиторієм' }).click()
}

/** Opens the desk at the address of a published site, with a repository or without one. */
export async function openPublished(
  page: Page,
  baseURL: string,
  settings: { repository?: string; review?: boolean },
): Promise<void> {
  await page.route(`${SITE}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    // The server may close an idle connection at the moment of a request.
    const response = await route.fetch({
      url: new URL(pathname, baseURL).href,
      maxRetries: 2,
    })
    if (pathname !== '/desk/') return route.fulfill({ response })
    const html = await response.text()
    const body = html.replace(/(id="desk-settings">)(.*?)(<\/script>)/, (_, start, json, end) => {
      const { repository: __, ...others } = JSON.parse(json) as object & { repository?: string }
      return start + JSON.stringify({ ...others, ...settings }) + end
    })
    return route.fulfill({ response, body })
  })
  await page.goto(`${SITE}/desk/`)
}

const SITE = 'https://site.example'

/** Signs in with a token of GitHub. */
export async function signIn(page: Page, token: string): Promise<void> {
  await page.getByRole('button', { name: 'Увійти за допомогою токена доступу' }).click()
  await page.getByRole('textbox').fill(token)
  await page.getByRole('button', { name: 'Увійти', exact: true }).click()
}

/** Waits for the list of collections. */
export async function waitForContent(page: Page): Promise<void> {
  await page.getByText('Дописи', { exact: true }).first().waitFor()
}

/** Opens the form of one entry: `courses/entries/pi-course/course`. */
export async function openEntry(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), `#/collections/${path}`)
  await page.getByRole('button', { name: 'Зберегти' }).waitFor()
}

/** Sets the switch of a field. The CMS may write the saved value into a switch just after it shows it. */
export async function setSwitch(field: Locator, checked: boolean): Promise<void> {
  const control = field.getByRole('switch')
  await expect(async () => {
    await control.setChecked(checked)
    await setTimeout(300)
    await expect(control).toBeChecked({ checked, timeout: 1 })
  }).toPass({ timeout: 30_000 })
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
    const entries: [string, string][] = []
    const read = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const [name, handle] of folder.entries()) {
        if (handle instanceof FileSystemDirectoryHandle) await read(handle, `${path}${name}/`)
        else if (handle instanceof FileSystemFileHandle) {
          const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer())
          entries.push([
            path + name,
            btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
          ])
        }
      }
    }
    await read(await navigator.storage.getDirectory(), '')
    return entries
  })
}

/** A field of a form by its label. */
export function getField(scope: Page | Locator, label: string, index = 0): Locator {
  // The CMS isolates the label from the direction of the sentence.
  return scope.getByRole('group', { name: `Поле «\u2068${label}\u2069»`, exact: true }).nth(index)
}
