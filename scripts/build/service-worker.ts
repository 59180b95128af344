import { build } from 'vite'

import { cacheNames } from '#src/lib/cache-names.ts'

import { BUNDLED_PACKAGES, bundledPackages, type ShippedPackage } from './licences.ts'

const ENTRY = 'src/app/service-worker.ts'

/** Text of a worker that takes itself out of every browser that has it, with all that it kept. */
const selfDestroyingWorker = (
  base: string,
) => `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const names = ${JSON.stringify(Object.values(cacheNames(base)))}
  const clear = Promise.all(names.map((name) => caches.delete(name)))
  event.waitUntil(clear.then(() => self.registration.unregister()))
})
`

/** Whether the site may be read without a network: yes, unless the build is told `OFFLINE=off`. */
export function isOffline(env: { OFFLINE?: string }): boolean {
  const { OFFLINE = '' } = env
  if (!['', 'off'].includes(OFFLINE)) {
    throw new Error(`OFFLINE is "${OFFLINE}" (allowed: off, or nothing)`)
  }
  return OFFLINE === ''
}

/** A worker's text, and the packages that it was bundled from. */
interface BundledWorker {
  code: string
  packages: ShippedPackage[]
}

/**
 * What becomes `sw.js`. Pages come from the network and only without one from the cache, so that none is
 * older than the last visit; files under hashed names are kept. It is registered by the course area
 * alone, and lessons reach it encrypted, as they lie on the host.
 */
export async function serviceWorker(isOn: boolean, base: string): Promise<BundledWorker> {
  return isOn ? bundleWorker(base) : { code: selfDestroyingWorker(base), packages: [] }
}

/** One script, as a browser that cannot load modules in workers needs it. */
async function bundleWorker(base: string): Promise<BundledWorker> {
  const bundle = await build({
    configFile: false,
    base,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      license: { fileName: BUNDLED_PACKAGES },
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  })
  const [worker] = [bundle].flat().flatMap((one) => ('output' in one ? one.output : []))
  if (worker?.type !== 'chunk') throw new Error(`${ENTRY} could not be bundled`)
  return { code: worker.code, packages: bundledPackages(bundle) }
}
