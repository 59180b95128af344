import { readFileSync } from 'node:fs'

import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Vitest's own order, in which the files that need a page (`// @vitest-environment jsdom`) stand
 * together: a worker that comes from one without to one with is ended, and the next loads all anew.
 */
export class GroupedSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const groups = [...new Set(sorted.map(environmentOf))]
    return groups.flatMap((group) => sorted.filter((file) => environmentOf(file) === group))
  }
}

/** The project and the environment that a test file runs in. */
function environmentOf({ project, moduleId }: TestSpecification): string {
  const [firstLine = ''] = readFileSync(moduleId, 'utf8').split('\n', 1)
  return `${project.name}:${firstLine.startsWith('// @vitest-environment') ? firstLine : ''}`
}
