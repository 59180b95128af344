/**
 * Lists what the owner still has to replace or set before launch, as `path:line what to do`.
 * Usage: npm run doctor, or with --json for machines. The exit code is 1 while anything blocks a launch.
 */
import { unreadablePictures } from './content/check-picture.ts'
import { createContentReader } from './content/read-content.ts'
import { diagnose } from './doctor/diagnose.ts'
import { formatReport } from './doctor/finding.ts'
import { heavyPictures } from './doctor/heavy-pictures.ts'
import { today } from './lib/today.ts'

const findings = diagnose({
  files: createContentReader()(),
  pictures: await unreadablePictures(),
  heavy: heavyPictures(),
  env: process.env,
  today: today(),
})
const isJson = process.argv.includes('--json')
console.log(isJson ? JSON.stringify(findings, undefined, 2) : formatReport(findings))
process.exitCode = findings.some((finding) => finding.isBlocking) ? 1 : 0
