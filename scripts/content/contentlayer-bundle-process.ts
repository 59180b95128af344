/** A process that bundles contentlayer's into the folder that it is given. */
import { bundleContentlayer } from './contentlayer-bundle.ts'

const [, , folder = ''] = process.argv
await bundleContentlayer(folder)
