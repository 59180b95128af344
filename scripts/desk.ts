/**
 * Serves the owner's desk on this computer, where it edits the files of this folder.
 *
 *   tsx scripts/desk.ts [--port 4180]
 */
import { execFileSync } from 'node:child_process'
import { createServer } from 'node:http'
import { parseArgs } from 'node:util'

import sirv from 'sirv'

import { buildDesk, deskOptions, deskPolicy } from './build/desk.ts'
import { repositoryName } from './build/repository.ts'

const OUTPUT = '.cache/desk'
const { values } = parseArgs({ options: { port: { type: 'string', default: '4180' } } })

const options = deskOptions(process.env)
await buildDesk(OUTPUT, '/', {
  ...options,
  repository: options.repository ?? repositoryName(remote()),
})

const answer = sirv(OUTPUT, {
  dev: true,
  setHeaders: (response) => response.setHeader('Content-Security-Policy', deskPolicy()),
})
// Other computers on the network cannot connect.
createServer((request, response) => answer(request, response)).listen(
  Number(values.port),
  '127.0.0.1',
  () => console.log(`The desk is open at http://localhost:${values.port}/desk/ (Chrome or Edge)`),
)

/** Web address of the repository from which this folder was cloned. */
function remote(): string | undefined {
  try {
    const url = execFileSync('git', ['remote', 'get-url', 'origin'], {
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim()
    return url.replace(/^git@github\.com:/, 'https://github.com/').replace(/\.git$/, '')
  } catch {
    return undefined
  }
}
