import { fullName } from '#contract/forms/full-name.ts'
import type { Certificate } from '#contract/forms/posted-form.ts'
import { parseReference } from '#contract/forms/reference.ts'
import { warrantyEnd } from '#contract/forms/warranty.ts'
import { dayInSingapore } from '#i18n/singapore-time.ts'
import type { StoredSubmission } from '../staff/find.ts'
import { type Store, StoreUnavailable } from '../store/store.ts'
import { createRateLimit } from './rate-limit.ts'

/** Four digits can be guessed, so wrong attempts are limited per IP address and per reference. */
const wrongAttemptsPerAddress = { limit: 5, periodMs: 10 * 60_000 }
const wrongAttemptsPerReference = { limit: 10, periodMs: 24 * 60 * 60_000 }
/** Correct attempts are limited too, because each one queries the database. */
const attemptsPerAddress = { limit: 60, periodMs: 10 * 60_000 }

export type CertificateAnswer =
  | { outcome: 'found'; certificate: Certificate }
  | { outcome: 'unknown' | 'away' }
  | { outcome: 'tooMany'; retryAfterSeconds: number }

export type CertificateQuestion = { reference: string; phoneDigits: string; address: string }
/** Notes that a request was refused, without personal data. */
export type NoteRefusal = (event: 'rateLimited' | 'wrongCertificate', of: string) => void
export type Certificates = ReturnType<typeof createCertificates>

/** Finds the certificate of a registration. The answer does not reveal whether the reference or the digits were wrong. */
export function createCertificates(store: Store, noteRefusal: NoteRefusal) {
  const all = createRateLimit(attemptsPerAddress)
  const byAddress = createRateLimit(wrongAttemptsPerAddress)
  const byReference = createRateLimit(wrongAttemptsPerReference)

  async function find(reference: string, phoneDigits: string): Promise<Certificate | undefined> {
    const [submission] = await store.run('find', { reference })
    return submission && certificateOf(submission, phoneDigits)
  }

  return async (question: CertificateQuestion): Promise<CertificateAnswer> => {
    const answer = await answerTo(question)
    if (answer.outcome === 'tooMany') noteRefusal('rateLimited', 'certificate')
    if (answer.outcome === 'unknown') noteRefusal('wrongCertificate', 'certificate')
    return answer
  }

  async function answerTo({ reference: typed, phoneDigits, address }: CertificateQuestion): Promise<CertificateAnswer> {
    const reference = parseReference(typed)
    const asked = all.take(address)
    const tried = asked.allowed ? byAddress.take(address) : asked
    if (!tried.allowed) return { outcome: 'tooMany', retryAfterSeconds: tried.retryAfterSeconds }
    if (reference === undefined) return { outcome: 'unknown' }
    const again = byReference.take(reference)
    if (!again.allowed) return { outcome: 'tooMany', retryAfterSeconds: again.retryAfterSeconds }
    try {
      const certificate = await find(reference, phoneDigits)
      if (!certificate) return { outcome: 'unknown' }
      byAddress.giveBack(address)
      byReference.giveBack(reference)
      return { outcome: 'found', certificate }
    } catch (error) {
      if (error instanceof StoreUnavailable) return { outcome: 'away' }
      throw error
    }
  }
}

const digitsAsked = 4

/** The certificate, if the submission is a registration and the digits are the last four of its phone number. */
function certificateOf(submission: StoredSubmission, phoneDigits: string): Certificate | undefined {
  const { fields, reference, receivedAt } = submission
  const digits = (text: string | undefined) => (text ?? '').normalize('NFKC').replace(/\D/g, '')
  const asked = digits(phoneDigits)
  if (submission.kind !== 'registration' || asked.length !== digitsAsked || !digits(fields['phone']).endsWith(asked))
    return undefined

  const registeredOn = dayInSingapore(new Date(receivedAt))
  const buyDate = fields['buy_date'] ?? ''
  return {
    reference,
    name: fullName(fields['family_name'], fields['name']),
    code: fields['code'] ?? '',
    serialNumber: fields['serial_number'] ?? '',
    buyDate,
    registeredOn,
    expiresOn: warrantyEnd(buyDate, registeredOn),
  }
}
