/** What a handler gives back instead of data where it cannot answer. `field` is the one that led to it. */
export class Refusal {
  readonly status: 404 | 409 | 503
  readonly field: string | undefined

  constructor(status: Refusal['status'], field?: string) {
    this.status = status
    this.field = field
  }
}

export const notFound = (field: string) => new Refusal(404, field)
