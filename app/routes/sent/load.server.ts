import { parseReference } from '#contract/forms/reference.ts'

/** What the answer page shows of its address: a reference that could be one of ours, and nothing else. */
export function loadSent({ reference }: { reference: string | null }): { reference?: string } {
  const parsed = reference ? parseReference(reference) : undefined
  return parsed === undefined ? {} : { reference: parsed }
}
