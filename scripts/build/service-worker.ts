import { build } from 'vite'

import { cacheNames } from '#src/lib/cache-names.ts'

import { BUNDLED_PACKAGES, bundledPackages, outputFiles, type ShippedPackage } from './licences.ts'

const ENTRY = 'src/app/service-worker.ts'

/** Text of a service worker that unregisters itself and deletes its caches. */
const selfDestroyingWorker = (
  base: string,
) => `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const names = ${JSON.stringify(Object.values(cacheNames(base)))}
  const clear = Promise.all(names.map((name) => caches.delete(name)))
  event.waitUntil(clear.then(() => self.registration.unregister()))
})
`

/** Whether offline reading is enabled: yes, unless `OFFLINE=off` is set. */
export function isOffline(env: { OFFLINE?: string }): boolean {
  const { OFFLINE = '' } = env
  if (!['', 'off'].includes(OFFLINE)) {
    throw new Error(`OFFLINE is "${OFFLINE}" (allowed: off, or nothing)`)
  }
  return OFFLINE === ''
}

/** Text of a worker and its bundled packages. */
interface BundledWorker {
  code: string
  packages: ShippedPackage[]
}

/**
 * Builds `sw.js`. Pages are loaded from the network first and from the cache only offline, so that none is
 * outdated; files with hashed names are cached. Only the course area registers it,
 * and it caches lessons in their encrypted form.
 */
export async function serviceWorker(isOn: boolean, base: string): Promise<BundledWorker> {
  return isOn ? bundleWorker(base) : { code: selfDestroyingWorker(base), packages: [] }
}

/** Bundles it as a classic script, because not all browsers support modules in workers. */
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
  const [worker] = outputFiles(bundle)
  if (worker?.type !== 'chunk') throw new Error(`${ENTRY} could not be bundled`)
  return { code: worker.code, packages: bundledPackages(bundle) }
}
