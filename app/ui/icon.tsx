import styles from './icon.module.css'

type IconProps = {
  /** One of `icons.ts`. */
  path: string
  size?: number
  className?: string
}

/** A drawn sign beside words, or in a button that has a name: silent for screen readers. */
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
