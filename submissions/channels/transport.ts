import type { SendMailOptions } from 'nodemailer'

/** In milliseconds, each for one step of a delivery. The outbox limits the total. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 5_000 }

/** Loads nodemailer, which takes 5 MB, and connects to the mail server when the first mail is sent. */
export function openTransport(smtpUrl: string, connections: number) {
  let opened: ReturnType<typeof open> | undefined

  async function open() {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: connections,
      // Mail content must not make nodemailer read files or fetch URLs.
      disableFileAccess: true,
      disableUrlAccess: true,
      ...timeouts,
    })
  }

  return {
    async send(mail: SendMailOptions) {
      opened ??= open()
      return (await opened).sendMail(mail)
    },
    async close() {
      const transport = await opened
      transport?.close()
    },
  }
}

export const domainOf = (mailbox: string) => mailbox.slice(mailbox.indexOf('@') + 1)

/** The code of a failed delivery. SMTP replies from 550 are permanent errors. */
export function failureOf(error: unknown): { error: string; permanent: boolean } {
  if (!(error instanceof Error)) return { error: 'unknown', permanent: false }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  const answer = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : undefined
  return { error: answer === undefined ? code : `${code} ${answer}`, permanent: answer !== undefined && answer >= 550 }
}
