import type { FindModel } from '#contract/forms/warranty/certificate.ts'
import type { Claimed } from '../outbox/claim.ts'

/** The result of a delivery. `error` is an error code, never an email address. A `permanent` error is not retried. */
export type Delivered = { ok: true } | { ok: false; error: string; permanent: boolean }

/** Concurrent deliveries of a channel per node. It must support this many, so that no delivery waits for another. */
export const deliveriesAtOnce = 5

/** Delivers outbox entries: mails to staff, confirmations, digests or webhook calls. If `deliver` rejects, the outbox retries. */
export type Channel = { name: string; deliver: (claimed: Claimed) => Promise<Delivered> }

/** The data about the site that mails need, in one language. The server provides it from the catalog and the page URLs. */
export type Site = {
  brand: string
  phone: string
  /** The URL of the home page, in the language of the mail. */
  url: string
  /** The page for retrieving the certificate of a registration. */
  certificateUrl: string
  /** The URL of the unsubscribe page. */
  unsubscribePage: string
  /** The safety notices that may concern an appliance. Unless one `isCertain`, the serial number is missing or can't be read. */
  recalls: (appliance: { code: string; serialNumber: string }) => { title: string; url: string; isCertain: boolean }[]
  findModel: FindModel
  /** The page that books a visit, and the one that shows, changes and cancels a visit by its token. */
  visitPage: string
  yourVisitPage: string
  /** A store or a shop that takes visits. */
  visitPlace: (id: string) => { name: string; address: string; phone: string; mapUrl: string } | undefined
  /** For how long before its start a visit can be changed. */
  visitLeadMs: (place: string) => number
}

/** The same, with personal links. */
export type Sender = Omit<Site, 'unsubscribePage' | 'yourVisitPage'> & {
  unsubscribeUrl: (mailbox: string) => string | undefined
  visitUrl: (reference: string) => string
}
