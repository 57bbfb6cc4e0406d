import type { Claimed } from '../outbox/claim.ts'

/** How telling somebody ended. `error` is a code of the other side, never an address; `hopeless` is not worth another try. */
export type Delivered = { ok: true } | { ok: false; error: string; hopeless: boolean }

/** How many deliveries a node has under way. Channels take so many at the same time, so that none waits for another. */
export const deliveriesAtOnce = 5

/** One way of telling somebody what came in. Where it rejects, it is tried again. */
export type Channel = { name: string; deliver: (claimed: Claimed) => Promise<Delivered> }

/** Who the site is, for the words of a mail. */
export type Sender = {
  brand: string
  phone: string
  /** The site's own address, in the language of the mail. */
  url: string
  /** Where the certificate of a registration is had again. */
  certificateUrl: string
  /** Where the consent of a subscription is withdrawn, by a link that only its owner has. */
  unsubscribeUrl: (reference: string) => string
  /** The safety notices that may be about an appliance. */
  recalls: (appliance: { code: string; serialNumber: string }) => { title: string; url: string }[]
}
