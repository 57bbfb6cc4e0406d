import type { Claimed } from '../outbox/claim.ts'

/** How telling somebody ended. `error` is a code of the other side, never an address; `hopeless` is not worth another try. */
export type Delivered = { ok: true } | { ok: false; error: string; hopeless: boolean }

/** How many deliveries a node has under way. Channels take so many at the same time, so that none waits for another. */
export const deliveriesAtOnce = 5

/** One way of telling somebody what came in. Where it rejects, it is tried again. */
export type Channel = { name: string; deliver: (claimed: Claimed) => Promise<Delivered> }

/** What mails say about the site, in one language. The server hands it in: it comes from the catalog and the pages. */
export type Site = {
  brand: string
  phone: string
  /** The site's own address, in the language of the mail. */
  url: string
  /** Where the certificate of a registration is had again. */
  certificateUrl: string
  /** The page that withdraws the consent of a subscription. */
  unsubscribePage: string
  /** The safety notices that may be about an appliance. */
  recalls: (appliance: { code: string; serialNumber: string }) => { title: string; url: string }[]
}

/** The same, with the links that only the owner of a subscription gets. */
export type Sender = Omit<Site, 'unsubscribePage'> & { unsubscribeUrl: (reference: string) => string }
