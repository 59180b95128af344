import { workInThread } from './in-thread.ts'
import { createLanguageIndex } from './language-index.ts'

workInThread(createLanguageIndex)
