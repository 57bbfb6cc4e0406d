import type { SubmissionKind } from '#contract/forms/form.ts'
import { submissionKinds } from '#contract/forms/forms.ts'
import type { Site } from '../channels/channel.ts'

/** The site that mails of tests are about. */
export const aSite: Site = {
  brand: 'Solenne',
  phone: '+65 6100 0000',
  url: 'https://www.example.com/',
  certificateUrl: '',
  unsubscribePage: '',
  recalls: () => [],
  findModel: () => undefined,
  visitPage: 'https://www.example.com/visit',
  yourVisitPage: 'https://www.example.com/your-visit',
  visitPlace: () => undefined,
  visitLeadMs: () => 0,
}

/** How the mails of tests are sent: all to one mailbox of staff. */
export const mailOptions = (smtpUrl: string) => ({
  smtpUrl,
  from: 'site@example.com',
  // The kinds are the keys.
  to: Object.fromEntries(submissionKinds.map((kind) => [kind, 'staff@example.com'])) as Record<SubmissionKind, string>,
})
