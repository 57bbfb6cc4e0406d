import { phoneNumbersIn } from '#contract/contact/phone-number.ts'
import type { Certificate } from '#contract/forms/posted-form.ts'
import { parseReference } from '#contract/forms/reference.ts'
import { certificateOf, type FindModel } from '#contract/forms/warranty/certificate.ts'
import { dayInSingapore } from '#i18n/singapore-time.ts'
import type { StoredSubmission } from '../staff/find.ts'
import { type Store, StoreUnavailable } from '../store/store.ts'
import { createRateLimit, type RateLimit } from './rate-limit.ts'
import { clientPrefix } from './subscriber.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/**
 * Four digits can be guessed, so wrong attempts are limited per client, never for everybody: a stranger can't lock the owner out.
 * Somebody who knows a reference has five attempts a day from one address: 1 in 2,000 a day. From any number of addresses it is 100 attempts,
 * 1 in 100, and after that one a day, 1 in 10,000. Then four digits are no longer enough: the owner enters the whole phone number, of
 * which a guess is right 1 in 10 million times or less. All of this is per node, and begins again when the node starts.
 */
const wrongPerClient = { limit: 5, periodMs: 10 * minuteMs }
const wrongPerClientAndReference = { limit: 5, periodMs: dayMs }
const wrongFourDigitsPerReference = { limit: 100, periodMs: 100 * dayMs }
/** Correct attempts are limited too, because each one queries the database. */
const attemptsPerClient = { limit: 60, periodMs: 10 * minuteMs }

export type CertificateAnswer =
  | { outcome: 'found'; certificate: Certificate }
  /** `wholeNumber`: four digits of the phone number are not enough any more. */
  | { outcome: 'unknown' | 'wholeNumber' | 'away' }
  | { outcome: 'tooMany'; retryAfterSeconds: number }

export type CertificateQuestion = { reference: string; phoneDigits: string; address: string }
/** Notes that a request was refused, without personal data. */
export type NoteRefusal = (event: 'rateLimited' | 'wrongCertificate', of: string) => void
export type Certificates = ReturnType<typeof createCertificates>

/** `now`: a monotonic clock in milliseconds. */
type Parts = { store: Store; noteRefusal: NoteRefusal; findModel: FindModel; now?: () => number }

/** Finds the certificate of a registration. The answer does not reveal whether the reference or the digits were wrong. */
export function createCertificates({ store, noteRefusal, findModel, now = () => performance.now() }: Parts) {
  const all = createRateLimit({ ...attemptsPerClient, now })
  const byClient = createRateLimit({ ...wrongPerClient, now })
  const byClientAndReference = createRateLimit({ ...wrongPerClientAndReference, now })
  const byReference = createRateLimit({ ...wrongFourDigitsPerReference, now })

  return async (question: CertificateQuestion): Promise<CertificateAnswer> => {
    const answer = await answerTo(question)
    if (answer.outcome === 'tooMany') noteRefusal('rateLimited', 'certificate')
    if (answer.outcome === 'unknown' || answer.outcome === 'wholeNumber') noteRefusal('wrongCertificate', 'certificate')
    return answer
  }

  async function answerTo({ reference: typed, phoneDigits, address }: CertificateQuestion): Promise<CertificateAnswer> {
    const reference = parseReference(typed)
    const asked = all.take(address)
    if (!asked.allowed) return { outcome: 'tooMany', retryAfterSeconds: asked.retryAfterSeconds }

    const attempt = startAttempt()
    const tooMany =
      attempt.take(byClient, address) ?? attempt.take(byClientAndReference, `${clientPrefix(address)} ${reference ?? ''}`)
    if (tooMany) return { outcome: 'tooMany', retryAfterSeconds: tooMany.retryAfterSeconds }
    if (reference === undefined) return { outcome: 'unknown' }
    const digits = digitsIn(phoneDigits)
    if (digits.length <= askedDigits && attempt.take(byReference, reference)) return { outcome: 'wholeNumber' }
    try {
      const certificate = await find(reference, digits)
      if (!certificate) return { outcome: 'unknown' }
      attempt.giveBack()
      return { outcome: 'found', certificate }
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error
      attempt.giveBack()
      return { outcome: 'away' }
    }
  }

  async function find(reference: string, digits: string): Promise<Certificate | undefined> {
    const [submission] = await store.run('find', { reference })
    if (submission?.kind !== 'registration' || !isPhoneOf(submission, digits)) return undefined
    const registeredOn = dayInSingapore(new Date(submission.receivedAt))
    return certificateOf({ reference: submission.reference, fields: submission.fields, registeredOn }, findModel)
  }
}

/** An attempt counts as wrong before it is looked up, or many at once would pass. A right one is given back. */
function startAttempt() {
  const taken: [RateLimit, string][] = []
  return {
    take(limit: RateLimit, key: string) {
      const result = limit.take(key)
      if (!result.allowed) return result
      taken.push([limit, key])
      return undefined
    },
    giveBack: () => {
      for (const [limit, key] of taken) limit.giveBack(key)
    },
  }
}

const askedDigits = 4
/** Of a whole phone number, the country code may be missing or written differently. */
const wholeNumber = { least: 7, compared: 8 }

const digitsIn = (text: string | undefined) => (text ?? '').normalize('NFKC').replace(/\D/g, '')

/** Whether the digits are the last four of the registered phone number, or all of it. */
function isPhoneOf({ fields }: StoredSubmission, digits: string): boolean {
  const { least, compared } = wholeNumber
  // With an extension, people take either its digits or those of the number for the last four.
  return [digitsIn(fields['phone']), ...phoneNumbersIn(fields['phone'] ?? '')].some((phone) => {
    if (digits.length === askedDigits) return phone.endsWith(digits)
    return digits.length >= least && phone.length >= least && phone.slice(-compared) === digits.slice(-compared)
  })
}
