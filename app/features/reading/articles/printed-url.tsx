import { useRootData } from '#app/loading/root-data.ts'
import styles from './printed-url.module.css'

/** The URL of the page, shown in print only. */
export function PrintedUrl({ path }: { path: string }) {
  const origin = useRootData()?.origin ?? ''
  return <p className={styles.url}>{origin + path}</p>
}
