/**
 * A process that runs contentlayer over a folder as often as it is asked to, as its command
 * `contentlayer2 build` does once: to be ready takes it as long as compiling a hundred documents. It says
 * when it is ready, and answers when what lies in the folder is compiled; what contentlayer says of a
 * mistake is printed, and the process ends with it.
 *
 *   fork('contentlayer-worker.mjs', ['/project/contentlayer.config.ts'], { cwd: '/project/.contentlayer/work-0' })
 */
import { generateDotpkg, getConfig, runMain } from 'contentlayer2/core'

const [configPath] = process.argv.slice(2)
const run = runMain({
  tracingServiceName: 'contentlayer',
  verbose: false,
  customCwd: process.cwd(),
})
const config = run(getConfig({ configPath }))
void config.then(() => process.send?.('ready'))

process.on('message', () => void compile())

async function compile() {
  await run(generateDotpkg({ config: await config, verbose: false }))
  process.send?.('compiled')
}
