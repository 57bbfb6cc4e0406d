import { useRootData } from '#app/loading/root-data.ts'
import styles from './printed-address.module.css'

/** The URL of the page, shown in print only. */
export function PrintedAddress({ path }: { path: string }) {
  const origin = useRootData()?.origin ?? ''
  return <p className={styles.address}>{origin + path}</p>
}
