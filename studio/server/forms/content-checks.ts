import type { Day } from '#contract/views/articles.ts'
import type { ContentChecker } from '#studio/releases/content-checker.ts'
import type { FieldFault } from '#studio/wire/forms.ts'

type Parts = { checker: ContentChecker; layers: () => Promise<readonly string[]>; today: () => Day }

const debounceMs = 150

/** The faults of all content with the drafts, until a draft changes. */
export function createContentChecks({ checker, layers, today }: Parts) {
  let running: Promise<readonly FieldFault[]> | undefined
  let next: Promise<readonly FieldFault[]> | undefined
  /** Of the drafts. A result of earlier ones is not kept. */
  let revision = 0
  let result: { faults: readonly FieldFault[] } | undefined

  async function run(): Promise<readonly FieldFault[]> {
    const checked = revision
    const faults = await checker.faults({ layers: await layers(), day: today() })
    if (checked === revision) result = { faults }
    return faults
  }

  /** One check at a time. A call during a check waits for the next one, which sees what is saved by then. */
  async function afterCurrent(): Promise<readonly FieldFault[]> {
    await running?.catch(() => {})
    await new Promise((resolve) => setTimeout(resolve, debounceMs))
    next = undefined
    running = run()
    return running
  }

  return {
    /** Forgets the last result, because a draft has changed. */
    changed() {
      revision += 1
      result = undefined
    },
    faults: async (): Promise<readonly FieldFault[]> => {
      if (result) return result.faults
      next ??= afterCurrent()
      return next
    },
  }
}
export type ContentChecks = ReturnType<typeof createContentChecks>
