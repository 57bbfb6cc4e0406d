import styles from './icon.module.css'

type IconProps = {
  /** A path from `icons.ts`. */
  path: string
  size?: number | undefined
  className?: string
}

/** A decorative icon, hidden from screen readers: the text beside it or the button's label has the name. */
export function Icon({ path, size = 24, className }: IconProps) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      className={[styles.icon, className].filter(Boolean).join(' ')}
    >
      <path d={path} />
    </svg>
  )
}
