import { readFileSync } from 'node:fs'

import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Vitest's default order with the test files for jsdom grouped together, because Vitest starts a new worker,
 * which reloads all modules, whenever the environment changes.
 */
export class GroupedSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const groups = [...new Set(sorted.map(getEnvironment))]
    return groups.flatMap((group) => sorted.filter((file) => getEnvironment(file) === group))
  }
}

/** Project and environment of a test file. */
function getEnvironment({ project, moduleId }: TestSpecification): string {
  const [firstLine = ''] = readFileSync(moduleId, 'utf8').split('\n', 1)
  return `${project.name}:${firstLine.startsWith('// @vitest-environment') ? firstLine : ''}`
}
