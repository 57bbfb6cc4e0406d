import type { ComponentProps } from 'react'
import { Icon } from '../pictures/icon.tsx'

type IconButtonProps = ComponentProps<'button'> & {
  /** A path from `icons.ts`. */
  icon: string
  size?: number
  'aria-label': string
}

/** A button with only an icon. `aria-disabled` rather than `disabled`, so that it keeps the focus. */
export function IconButton({ icon, size, className = 'icon-button', ...button }: IconButtonProps) {
  return (
    <button type="button" className={className} {...button}>
      <Icon path={icon} size={size} />
    </button>
  )
}
