import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Small files with long tests. Vitest begins with the largest files, so one of these alone would run at the end. */
const long = [
  'tests/crawl/crawl.content.test.ts',
  'tests/crawl/page-size.integration.test.ts',
  'submissions/torture.integration.test.ts',
  'publishing/versions/content-reader.integration.test.ts',
]

/** Runs the longest tests first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => long.some((file) => moduleId.endsWith(file))
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
