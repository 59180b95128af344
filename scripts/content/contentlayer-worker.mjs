/**
 * A process that runs contentlayer over one folder after another, as its command `contentlayer2 build`
 * does over one: starting it takes as long as compiling a hundred documents. It is sent the path of a
 * folder and answers when that is compiled; what contentlayer says of a mistake is printed, and the
 * process ends with it.
 *
 *   fork('contentlayer-worker.mjs', ['/project/contentlayer.config.ts'])
 */
import { generateDotpkg, getConfig, runMain } from 'contentlayer2/core'

const [configPath] = process.argv.slice(2)

/** @type {Promise<any> | undefined} */
let config

process.on('message', (/** @type {string} */ folder) => void compile(folder))

/** @param {string} folder */
async function compile(folder) {
  // Plugins write and read beside the documents.
  process.chdir(folder)
  const run = runMain({ tracingServiceName: 'contentlayer', verbose: false, customCwd: folder })
  config ??= run(getConfig({ configPath }))
  await run(generateDotpkg({ config: await config, verbose: false }))
  process.send?.(folder)
}
