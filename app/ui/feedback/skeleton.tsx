import styles from './skeleton.module.css'

type SkeletonProps = {
  /** CSS length of the expected content: `12rem`, `40%`. */ width?: string
  height?: string
  className?: string
}

/** Placeholder that prevents a layout shift while content loads. Say beside it, in text, what is loading. */
export function Skeleton({ width = '100%', height = '1em', className }: SkeletonProps) {
  return <span aria-hidden className={[styles.skeleton, className].filter(Boolean).join(' ')} style={{ width, height }} />
}
