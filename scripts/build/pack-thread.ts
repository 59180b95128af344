import { workInThread } from './in-thread.ts'
import { createFilePacker } from './pack-file.ts'

workInThread(createFilePacker)
