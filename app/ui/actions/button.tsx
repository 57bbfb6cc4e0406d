import type { ComponentProps } from 'react'
import styles from './button.module.css'

export type ButtonLook = keyof typeof looks

const looks = { primary: styles.primary, secondary: styles.secondary, plain: styles.plain }

/** Class for links that look like buttons. */
export function buttonClass(look: ButtonLook = 'primary', className?: string): string {
  return [styles.button, looks[look], className].filter(Boolean).join(' ')
}

type ButtonProps = ComponentProps<'button'> & {
  look?: ButtonLook
  /** The action is running. The button keeps its size and focus; the caller must ignore further presses. */
  busy?: boolean
}

export function Button({ look = 'primary', busy = false, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(look, className)} aria-busy={busy || undefined} {...rest} />
}
