/** Bundles contentlayer's process into the folder that is named. */
import { bundleContentlayer } from './contentlayer-bundle.ts'

const [, , folder = ''] = process.argv
await bundleContentlayer(folder)
