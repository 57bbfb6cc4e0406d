import { Button } from 'react-aria-components'
import { useWords } from '../language.tsx'

/** Says that a check died or hung, and starts it again. */
export function CheckAgain({ again }: { again: () => unknown }) {
  const { t } = useWords()
  return (
    <p role="alert" className="check-again">
      {t('check.failed')}{' '}
      <Button className="link" onPress={() => void again()}>
        {t('check.again')}
      </Button>
    </p>
  )
}
