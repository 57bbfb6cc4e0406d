import { useRootData } from '#app/loading/root-data.ts'
import styles from './printed-address.module.css'

/** Where the page can be found again: on paper nothing else says so. */
export function PrintedAddress({ path }: { path: string }) {
  const origin = useRootData()?.origin ?? ''
  return <p className={styles.address}>{origin + path}</p>
}
