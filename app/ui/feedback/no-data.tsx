import type { ReactNode } from 'react'
import styles from './no-data.module.css'

/** An empty list: a picture of empty hooks, a text, and suggestions. */
export function NoData({ text, children }: { text: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.noData}>
      <EmptyRail />
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  )
}

function EmptyRail() {
  const hook = 'v7c0 5 7 5 7 0'
  return (
    <svg aria-hidden viewBox="0 0 240 132" fill="none" strokeLinecap="round" className={styles.picture}>
      <path d="M12 26h216" className={styles.line} />
      <path d="M30 26V14M210 26V14" className={styles.line} />
      {[46, 88, 130, 172].map((x) => (
        <path key={x} d={`M${x} 26${hook}`} className={styles.line} />
      ))}
      <g className={styles.missing}>
        <path d="M50 38v32" />
        <circle cx="50" cy="88" r="18" />
        <path d="M134 38v30" />
        <path d="M122 68h24v30a12 12 0 0 1-24 0z" />
        <path d="M176 38v40c-9 0-13 9-13 18 0 10 6 14 13 14s13-4 13-14c0-9-4-18-13-18" />
      </g>
      <path d="M92 38v52" className={styles.line} />
      <path d="M79 90h26c0 10-5 16-13 16s-13-6-13-16z" className={styles.line} />
    </svg>
  )
}
