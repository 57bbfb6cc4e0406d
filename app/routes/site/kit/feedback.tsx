import { Button } from '#app/ui/actions/button.tsx'
import { showToast } from '#app/ui/feedback/announcements.ts'
import { NoData } from '#app/ui/feedback/no-data.tsx'
import { WarningBox } from '#app/ui/feedback/warning-box.tsx'
import { Group, Specimen } from './specimen.tsx'

export function Feedback() {
  return (
    <Group title="Feedback">
      <Specimen name="Toast, 90 px from the top">
        <Button look="secondary" onClick={() => showToast('Submitted successfully')}>
          Show
        </Button>
      </Specimen>
      <Specimen name="Warning">
        <WarningBox>Don’t take the door off. Call us first.</WarningBox>
      </Specimen>
      <Specimen name="Empty list">
        <NoData text="No products match all these filters. Remove one to see more.">
          <Button>Clear filters</Button>
        </NoData>
      </Specimen>
    </Group>
  )
}
