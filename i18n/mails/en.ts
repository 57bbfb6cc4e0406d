/** Messages of the confirmation mails to visitors. */
export const en = {
  thanks: 'Thank you.',
  'subject.subscribe': 'You are subscribed',
  'subject.enquiry': 'We have your enquiry',
  'subject.registration': 'Your appliance is registered',
  'subject.withdrawal': 'Your consent is withdrawn',
  'text.subscribe': 'We will write to this address when there is something new to cook with, and never pass it on.',
  'text.enquiry': 'Your enquiry has arrived. One of us reads it and answers within 24 hours.',
  'text.registration': 'Your registration has arrived and your appliance is on record with us.',
  'text.withdrawal': 'We will send no more news and offers to this address. What you registered or asked us is not affected.',
  reference: 'Your reference is {reference}. Please have it at hand if you call us.',
  warranty: 'Your five-year warranty runs until {day}.',
  warrantyEnded: 'Your five-year warranty ended on {day}.',
  recall: 'Safety notice: {title}. Please read what to do before you use the appliance: {url}',
  certificate: 'Your certificate, whenever you need it: {url}',
  withdraw: 'You can withdraw your consent at any time: {url}',
  questions: 'Questions? Call us on {phone}.',
  notYou: 'If it was not you who sent this, you need not do anything.',
  notYouWithdraw: 'If it was not you who subscribed, please withdraw the consent there, and we will not write again.',
} as const satisfies Record<string, string>

export type MailMessages = Record<keyof typeof en, string>
