import { useSyncExternalStore } from 'react'
import { kitchenCount, subscribeToMirror } from '#app/browser/kitchen/kitchen-mirror.ts'
import { Link } from '#app/content/link.tsx'
import { useLinks } from '#app/shell/links/use-links.ts'
import { ChangingText } from '#app/ui/feedback/changing-text.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { heartIcon } from '#app/ui/pictures/icons.ts'
import styles from './kitchen-entry.module.css'

/** My kitchen in the header, with how many appliances are in it (MK1). The number is over the icon, so that nothing moves when it appears. */
export function KitchenEntry() {
  const count = useSyncExternalStore(subscribeToMirror, kitchenCount, () => 0)
  const [kitchen] = useLinks({ header: 'kitchen' })

  if (!kitchen) return null
  return (
    <Link to={kitchen.href} className={`screen-only icon-button ${styles.entry}`}>
      <Icon path={heartIcon} size={20} />
      <span className="visually-hidden">{kitchen.label}</span>
      {count > 0 && (
        <span className={styles.count}>
          {' '}
          <ChangingText>{count}</ChangingText>
        </span>
      )}
    </Link>
  )
}
