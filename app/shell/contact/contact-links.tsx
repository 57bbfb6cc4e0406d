type LinkProps = { className?: string }

/** A number as people read it, as a link that dials it. */
export function PhoneLink({ phone, className }: LinkProps & { phone: string }) {
  return (
    <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={className}>
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
