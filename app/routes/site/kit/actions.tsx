import { Button, buttonClass } from '#app/ui/actions/button.tsx'
import { Onward, onwardClass } from '#app/ui/actions/link.tsx'
import { Pagination } from '#app/ui/actions/pagination.tsx'
import { showToast } from '#app/ui/feedback/announcements.ts'
import { NoData } from '#app/ui/feedback/no-data.tsx'
import { WarningBox } from '#app/ui/feedback/warning-box.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { printerIcon } from '#app/ui/pictures/icons.ts'
import { Badge } from '#app/ui/reading/badge.tsx'
import { Group, Specimen } from './specimen.tsx'

const looks = ['primary', 'secondary', 'plain'] as const

export function Actions() {
  return (
    <Group title="Actions">
      {looks.map((look) => (
        <Specimen key={look} name={`Button, ${look}: default, disabled, busy, as a link`}>
          <Button look={look}>Send the enquiry</Button>
          <Button look={look} disabled>
            Send the enquiry
          </Button>
          <Button look={look} busy>
            Send the enquiry
          </Button>
          <a href="#top" className={buttonClass(look)}>
            <Icon path={printerIcon} size={16} />
            Print
          </a>
        </Specimen>
      ))}
      <Specimen name="Onward link">
        <a href="#top" className={onwardClass}>
          <Onward>All range hoods</Onward>
        </a>
      </Specimen>
      <Specimen name="Badge">
        <Badge>900 mm</Badge>
        <Badge tone="accent">New</Badge>
        <Badge tone="warning">Safety notice</Badge>
      </Specimen>
      <Specimen name="Pagination">
        <Pagination
          current={2}
          count={5}
          link={(number, { children, ...link }) => (
            <a key={number} href={`#page-${number}`} {...link}>
              {children}
            </a>
          )}
          labels={{
            list: 'Pages',
            previous: 'Previous',
            next: 'Next',
            position: 'Page 2 of 5',
            page: (number) => `Page ${number}`,
          }}
        />
      </Specimen>
    </Group>
  )
}

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
