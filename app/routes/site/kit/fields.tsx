import { Checkbox } from '#app/ui/fields/checkbox.tsx'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { Select } from '#app/ui/fields/select.tsx'
import { TextArea, TextField } from '#app/ui/fields/text-field.tsx'
import { Group, Specimen } from './specimen.tsx'

const missing = 'Please complete the field marked in red'
const options = ['Range hoods', 'Hobs', 'Electric ovens'].map((name) => <option key={name}>{name}</option>)

export function Fields() {
  return (
    <Group title="Fields">
      <Specimen name="Text: empty, filled, with hint, disabled">
        <TextField label="Name" autoComplete="name" />
        <TextField label="City" defaultValue="Singapore" autoComplete="address-level2" />
        <TextField label="Serial number" hint="On the plate behind the grease filter, after “SN”." />
        <TextField label="State" defaultValue="1" disabled />
      </Specimen>
      <Specimen name="Text: invalid, with a note">
        <TextField id="kit-phone" label="Phone" type="tel" error={missing} autoComplete="tel" />
        <TextField label="Email" type="email" defaultValue="lim@example" note="Is the end of the address missing?" />
      </Specimen>
      <Specimen name="Text area">
        <TextArea label="What happened?" hint="A sentence or two is enough." />
        <TextArea label="What happened?" error={missing} />
      </Specimen>
      <Specimen name="Select">
        <Select label="Category">{options}</Select>
        <Select label="Category" error={missing}>
          {options}
        </Select>
        <Select label="Series" disabled>
          <option>Please choose</option>
        </Select>
      </Specimen>
      <Specimen name="Checkbox">
        <div>
          <Checkbox defaultChecked>600 mm</Checkbox>
          <Checkbox>900 mm</Checkbox>
          <Checkbox disabled>1200 mm</Checkbox>
          <Checkbox error={missing}>Send me news by email; I can withdraw at any time.</Checkbox>
        </div>
      </Specimen>
      <Specimen name="Error summary" wide>
        <ErrorSummary
          title="Two fields are empty"
          problems={[{ fieldId: 'kit-phone', text: 'Phone: please fill in this field' }]}
        />
      </Specimen>
    </Group>
  )
}
