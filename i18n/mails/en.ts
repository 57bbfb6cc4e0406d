/** Messages of the confirmation mails to visitors. */
export const en = {
  thanks: 'Thank you.',
  'subject.subscribe': 'You’re subscribed',
  'subject.enquiry': 'We’ve received your enquiry',
  'subject.registration': 'Your appliance is registered',
  'subject.withdrawal': 'Your consent is withdrawn',
  'text.subscribe': 'We’ll write to this address when there’s something new to cook with, and we’ll never pass it on.',
  'text.enquiry': 'We’ve received your enquiry and will answer within 24 hours.',
  'text.registration': 'We’ve received your registration. We’ll know your appliance when you call.',
  'text.withdrawal': 'We won’t send any more news or offers to this address. Your registrations and enquiries aren’t affected.',
  reference: 'Your reference is {reference}. Please have it ready if you call us.',
  warranty: 'Your {years}-year warranty runs until {day}.',
  warrantyEnded: 'Your {years}-year warranty ended on {day}.',
  openPurchaseDate:
    'This purchase date can’t be right, so there’s no certificate yet. We’ll contact you within 24 hours. Until then your invoice is enough: the warranty starts on the date printed there.',
  openModel:
    'We don’t recognise the model you entered, so there’s no certificate yet. We’ll contact you within 24 hours. Until then your invoice is enough for any repair.',
  recall: 'Safety notice: {title}. Read what to do before you use the appliance: {url}',
  recallUncertain:
    'Safety notice: {title}. We can’t tell from the serial number whether your appliance is affected. Until we’ve checked it with you, do what the notice says: {url}',
  certificate: 'Retrieve your certificate at any time: {url}',
  withdraw: 'You can withdraw your consent at any time: {url}',
  questions: 'Questions? Call us on {phone}.',
  notYou: 'If this wasn’t you, you don’t need to do anything.',
  notYouWithdraw: 'If you didn’t subscribe, withdraw your consent on that page and we won’t write again.',
} as const satisfies Record<string, string>

export type MailMessages = Record<keyof typeof en, string>
