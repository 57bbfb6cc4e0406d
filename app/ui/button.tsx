import type { ComponentProps } from 'react'
import styles from './button.module.css'

export type ButtonLook = 'primary' | 'secondary' | 'plain'

/** The class of something that looks like a button: for links, which stay links. */
export function buttonClass(look: ButtonLook = 'primary', className?: string): string {
  return [styles.button, styles[look], className].filter(Boolean).join(' ')
}

type ButtonProps = ComponentProps<'button'> & {
  look?: ButtonLook
  /** What it does is underway. It keeps its size and its focus; a second press is the caller's to ignore. */
  busy?: boolean
}

export function Button({ look = 'primary', busy = false, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(look, className)} aria-busy={busy || undefined} {...rest} />
}
