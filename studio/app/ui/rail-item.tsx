import { Button } from 'react-aria-components'

type RailItemProps = { label: string; count?: number | undefined; isCurrent: boolean; isAlarming?: boolean; onPress: () => void }

/** One of the views or places beside a list. */
export function RailItem({ label, count, isCurrent, isAlarming = false, onPress }: RailItemProps) {
  return (
    <Button className="rail-item" aria-current={isCurrent ? 'true' : undefined} onPress={onPress}>
      <span>{label}</span>
      {count !== undefined && count > 0 && <span className={isAlarming ? 'count alarming' : 'count'}>{count}</span>}
    </Button>
  )
}
