import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'

/**
 * Path of a server program: installed on the system, or unpacked from Debian packages that the first run
 * downloads. Nothing is installed, so no service is started and nothing has to be removed. `undefined` if
 * neither is available.
 */
export function findHostProgram(name: string, packages: string): string | undefined {
  const unpacked = resolve('.cache/hosts', name)
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
    join(unpacked, 'usr/sbin'),
    join(unpacked, 'usr/bin'),
  ]
  const find = () =>
    folders
      .map((folder) => join(folder, name))
      .filter((path) => existsSync(path))
      .find((path) => spawnSync(path, [name === 'nginx' ? '-v' : 'version']).status === 0)
  const installed = find()
  if (installed !== undefined) return installed
  mkdirSync(unpacked, { recursive: true })
  // A new machine has no package lists, and only root may update them.
  const download = `apt-get download ${packages}`
  const unpack = 'for file in *.deb; do dpkg -x "$file" .; done'
  spawnSync(`(${download} || (apt-get update && ${download})) && ${unpack}`, {
    cwd: unpacked,
    shell: true,
    timeout: 120_000,
  })
  return find()
}
