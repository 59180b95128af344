/**
 * A process that runs contentlayer over a folder as often as it is asked to, as its command
 * `contentlayer2 build` does once. It says when it is ready, and answers when what lies in the folder is
 * compiled; what contentlayer says of a mistake is printed, and the process ends with it.
 * `scripts/content/contentlayer-bundle.ts` makes one file of it and all that it imports.
 */
import { generateDotpkg, runMain } from 'contentlayer2/core'

// oxlint-disable-next-line site/import-directions -- it stands where contentlayer looks for it
import makeSource from '../../contentlayer.config.ts'

const run = runMain({
  tracingServiceName: 'contentlayer',
  verbose: false,
  customCwd: process.cwd(),
})
// Contentlayer keeps what it has compiled by the hash of its configuration: here nothing outlives the process.
const config = { source: await makeSource(undefined), esbuildHash: '', filePath: '' }

process.on('message', () => {
  void run(generateDotpkg({ config, verbose: false })).then(() => process.send?.('compiled'))
})
process.send?.('ready')
