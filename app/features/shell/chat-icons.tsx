import type { ReactNode } from 'react'

/** Drawn like the rest of the icons: 24 px, lines of 1.5 px. */
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}

/** A bubble with a receiver in it: WhatsApp. */
export function WhatsAppIcon() {
  return (
    <Icon>
      <path d="M3.5 20.5l1.1-4A8.9 8.9 0 1 1 7.8 19.6z" />
      <path d="M8.6 8.1c-.5 3.6 3.4 7.5 7.1 7.2.8-.1 1.4-.8 1.3-1.6l-2.2-1.2-1 1.1a7 7 0 0 1-3-3l1.1-1-1.1-2.2c-.9-.2-2 .1-2.2.7z" />
    </Icon>
  )
}

/** Two bubbles with eyes, one before the other: WeChat. */
export function WeChatIcon() {
  return (
    <Icon>
      <path d="M9.1 15.4c-.7 0-1.4-.1-2-.3l-2.6 1.4.6-2.3A5.9 5.9 0 0 1 2.5 9.6C2.5 6.3 5.6 3.8 9.3 3.8c3.2 0 5.9 1.9 6.6 4.5" />
      <path d="M15.6 8.7c3.3 0 5.9 2.2 5.9 5 0 1.5-.8 2.9-2.1 3.8l.5 2-2.3-1.2c-.6.2-1.3.3-2 .3-3.2 0-5.9-2.2-5.9-4.9s2.7-5 5.9-5z" />
      <path d="M7.2 8.4v.1M11.4 8.4v.1M13.6 12.6v.1M17.6 12.6v.1" />
    </Icon>
  )
}
