import { Component, type ReactNode } from 'react'
import { Button } from 'react-aria-components'
import { useWords } from './language.tsx'

type Props = {
  /** What cannot be shown: a room, or the entry with this reference. */
  reference?: string | undefined
  /** The data that the children show. Other data is tried by itself. */
  shown?: unknown
  /** Fetches the data again. Not needed by children that fetch their own. */
  fetchAgain?: () => void
  children: ReactNode
}
type State = { hasFailed: boolean; shown?: unknown }

/** Keeps the studio working if a part of it fails. A new `key` starts afresh. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ shown }: Props, state: State): State | null {
    return shown === state.shown ? null : { hasFailed: false, shown }
  }

  override render() {
    const { reference, fetchAgain, children } = this.props
    if (!this.state.hasFailed) return children
    const tryAgain = () => {
      this.setState({ hasFailed: false })
      fetchAgain?.()
    }
    return <Failed reference={reference} tryAgain={tryAgain} />
  }
}

function Failed({ reference, tryAgain }: { reference: string | undefined; tryAgain: () => void }) {
  const { t } = useWords()
  return (
    <section className="entry-pane blank" role="alert">
      <div className="blank-note">
        <p>{reference === undefined ? t('failed.room') : t('failed.entry', { reference })}</p>
        <Button className="button secondary" onPress={tryAgain}>
          {t('failed.again')}
        </Button>
      </div>
    </section>
  )
}
