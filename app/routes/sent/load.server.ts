import { registration } from '#contract/forms/forms.ts'
import { parseReference } from '#contract/forms/reference.ts'

type Sent = { reference?: string; hasCertificate: boolean }

/** What the answer page shows of its address: a reference that could be one of ours, and whether there is a certificate to it. */
export function loadSent({ reference, form }: { reference: string | null; form: string | null }): Sent {
  const parsed = reference ? parseReference(reference) : undefined
  return { ...(parsed !== undefined && { reference: parsed }), hasCertificate: form === registration.kind }
}
