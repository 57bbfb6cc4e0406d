import { ScrollRow } from '#app/ui/moving/scroll-row.tsx'
import { Breadcrumb } from '#app/ui/reading/breadcrumb.tsx'
import { DotList } from '#app/ui/reading/dot-list.tsx'
import { ScrollTable } from '#app/ui/reading/scroll-table.tsx'
import { ValueTable } from '#app/ui/reading/value-table.tsx'
import { Group, Specimen } from './specimen.tsx'

const dates = ['14 October 2026', '2 September 2026', '20 July 2026', '1 June 2026', '3 May 2026']

export function Reading() {
  return (
    <Group title="Reading">
      <Specimen name="Breadcrumb" wide>
        <Breadcrumb label="You are here">
          <a href="#top">Home</a>
          <a href="#top">Range hoods</a>
          RH-9010
        </Breadcrumb>
      </Specimen>
      <Specimen name="List with dots">
        <DotList>
          <li>Slanted</li>
          <li>1,450 m³/h</li>
          <li>Self-cleaning</li>
        </DotList>
      </Specimen>
      <Specimen name="Scrolling row" wide>
        <ScrollRow heading={<h4>News</h4>} label="News" labels={{ previous: 'Previous', next: 'Next' }}>
          {dates.map((date) => (
            <p key={date}>{date}</p>
          ))}
        </ScrollRow>
      </Specimen>
      <Specimen name="Table" wide>
        <ScrollTable caption="Parts">
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">Number</th>
              <th scope="col">Warranty</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Grease filter</th>
              <td>400-118</td>
              <td>5 years</td>
            </tr>
          </tbody>
        </ScrollTable>
      </Specimen>
      <Specimen name="Table of values" wide>
        <ValueTable>
          <tbody>
            <tr>
              <th scope="row">Call-out</th>
              <td>S$60</td>
            </tr>
          </tbody>
        </ValueTable>
      </Specimen>
    </Group>
  )
}
