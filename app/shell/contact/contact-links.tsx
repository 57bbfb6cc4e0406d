import { phoneUrl } from '#contract/contact/phone-number.ts'

type LinkProps = { className?: string }

/** A phone number in readable form, as a `tel:` link. */
export function PhoneLink({ phone, className }: LinkProps & { phone: string }) {
  return (
    <a href={phoneUrl(phone)} className={className}>
      {phone}
    </a>
  )
}

export function EmailLink({ email, className }: LinkProps & { email: string }) {
  return (
    <a href={`mailto:${email}`} className={className}>
      {email}
    </a>
  )
}
