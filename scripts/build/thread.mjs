/** Where a thread begins: Node does not read TypeScript there by itself. */
import { workerData } from 'node:worker_threads'

import { register } from 'tsx/esm/api'

register()
await import(workerData.module)
