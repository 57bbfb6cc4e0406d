export type FieldPath = readonly (string | number)[]

/**
 * One fault in the content: its place, and a message that tells editors how to fix it. `file` is relative to the content folder. `layer`:
 * where the file is if it is not there, such as `releases/2026-12-01-new-year`.
 */
export type ContentIssue = { file: string; line?: number; field: string; message: string; layer?: string }

/** Carries all faults that one check of the content found. */
export class ContentError extends Error {
  readonly issues: readonly ContentIssue[]

  constructor(issues: readonly ContentIssue[]) {
    super(`The content has ${issues.length} ${issues.length === 1 ? 'fault' : 'faults'}:\n${issues.map(issueLine).join('\n')}`)
    this.name = 'ContentError'
    this.issues = issues
  }
}

/** For example `products/rh-9010/product.yaml:12 values.airflow: must be a number`. Terminals turn `file:line` into a link. */
export function issueLine({ file, line, field, message, layer }: ContentIssue): string {
  const path = layer === undefined ? file : `${layer}/${file}`
  const place = line === undefined ? path : `${path}:${line}`
  return field === '' ? `${place} ${message}` : `${place} ${field}: ${message}`
}
