import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'

type ChoiceProps<Id extends string> = {
  label: string
  chosen: Id
  options: readonly { id: Id; name: string }[]
  choose: (id: Id) => void
  className?: string
}

/** One of a few, side by side. */
export function Choice<Id extends string>({ label, chosen, options, choose, className = '' }: ChoiceProps<Id>) {
  return (
    <ToggleButtonGroup
      className={`segmented ${className}`}
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[chosen]}
      onSelectionChange={(keys) => {
        const [id] = keys
        const option = options.find((one) => one.id === id)
        if (option) choose(option.id)
      }}
    >
      {options.map(({ id, name }) => (
        <ToggleButton key={id} id={id}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
