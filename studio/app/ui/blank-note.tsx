import { Button } from 'react-aria-components'

type Props = { text: string; way?: { label: string } & ({ href: string } | { onPress: () => void }) }

/** Says why there is nothing to see, and where to go on. */
export function BlankNote({ text, way }: Props) {
  return (
    <div className="blank-note">
      <p>{text}</p>
      {way && 'href' in way && (
        <a className="link" href={way.href}>
          {way.label}
        </a>
      )}
      {way && 'onPress' in way && (
        <Button className="link" onPress={way.onPress}>
          {way.label}
        </Button>
      )}
    </div>
  )
}
