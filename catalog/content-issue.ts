export type FieldPath = readonly (string | number)[]

/** One fault of the content: where it is, and what would be right. `file` is relative to the content folder. */
export type ContentIssue = { file: string; line?: number; field: string; message: string }

/** Every fault of a state of the content, found in one go. */
export class ContentError extends Error {
  readonly issues: readonly ContentIssue[]

  constructor(issues: readonly ContentIssue[]) {
    super(`The content has ${issues.length} ${issues.length === 1 ? 'fault' : 'faults'}:\n${issues.map(issueLine).join('\n')}`)
    this.name = 'ContentError'
    this.issues = issues
  }
}

/** `products/rh-9010/product.yaml:12 values.airflow: a number is needed`, which terminals and editors turn into a link. */
export function issueLine({ file, line, field, message }: ContentIssue): string {
  const place = line === undefined ? file : `${file}:${line}`
  return field === '' ? `${place} ${message}` : `${place} ${field}: ${message}`
}
