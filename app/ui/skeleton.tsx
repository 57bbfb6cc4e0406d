import styles from './skeleton.module.css'

type SkeletonProps = {
  /** As the thing that will come: `12rem`, `40%`. */ width?: string
  height?: string
  className?: string
}

/** Keeps the place of what is on its way, so that nothing jumps when it comes. Say beside it, in words, what is loading. */
export function Skeleton({ width = '100%', height = '1em', className }: SkeletonProps) {
  return <span aria-hidden className={[styles.skeleton, className].filter(Boolean).join(' ')} style={{ width, height }} />
}
