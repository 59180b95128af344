import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Unpacked packages. Nothing is installed, so no service is started and nothing has to be removed. */
const CACHE = resolve('node_modules/.cache/hosts')

const MINUTE = 60_000

/**
 * Path of a server program: installed on the system, or unpacked from Debian packages that the first run
 * downloads. `undefined` if neither is available.
 */
export async function findHostProgram(
  name: string,
  packages: readonly string[],
): Promise<string | undefined> {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  const programFolders = ['usr/sbin', 'usr/bin'].map((folder) => join(CACHE, name, folder))
  const find = async () => {
    for (const path of [...folders, ...programFolders].map((folder) => join(folder, name))) {
      if (existsSync(path) && (await succeeds(path, name === 'nginx' ? '-v' : 'version')))
        return path
    }
    return undefined
  }
  const installed = await find()
  if (installed !== undefined || !(await succeeds('apt-get', '--version'))) return installed
  if (!(await unpack(name, packages))) return undefined
  return find()
}

async function unpack(name: string, packages: readonly string[]): Promise<boolean> {
  const folder = join(CACHE, name)
  mkdirSync(folder, { recursive: true })
  const fetch = () => runProgram(folder, 'apt-get', 'download', ...packages)
  // A new machine has no package lists, and only root may update them.
  const isDownloaded = (await fetch()) || ((await succeeds('apt-get', 'update')) && (await fetch()))
  if (!isDownloaded) return false
  for (const file of readdirSync(folder).filter((entry) => entry.endsWith('.deb'))) {
    if (!(await runProgram(folder, 'dpkg', '-x', file, '.'))) return false
  }
  return true
}

function succeeds(program: string, ...args: string[]): Promise<boolean> {
  return runProgram('.', program, ...args)
}

async function runProgram(cwd: string, program: string, ...args: string[]): Promise<boolean> {
  try {
    await run(program, args, { cwd, timeout: MINUTE })
    return true
  } catch {
    return false
  }
}
