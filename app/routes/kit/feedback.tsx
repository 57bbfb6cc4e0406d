import { Button } from '#app/ui/button.tsx'
import { NoData } from '#app/ui/no-data.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Toast, useToast } from '#app/ui/toast.tsx'
import { Group, Specimen } from './specimen.tsx'

export function Feedback() {
  const toast = useToast()
  return (
    <Group title="Feedback">
      <Specimen name="Toast, 90 px from the top">
        <Button look="secondary" onClick={() => toast.show('Submitted successfully')}>
          Show
        </Button>
        <Toast message={toast.message} />
      </Specimen>
      <Specimen name="Skeleton">
        <div>
          <Skeleton height="12rem" />
          <Skeleton width="60%" height="1.5rem" />
        </div>
      </Specimen>
      <Specimen name="Empty list">
        <NoData text="No products match all these filters. Remove one to see more.">
          <Button>Clear filters</Button>
        </NoData>
      </Specimen>
    </Group>
  )
}
