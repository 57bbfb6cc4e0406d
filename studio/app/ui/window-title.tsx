import { useEffect } from 'react'
import { useWords } from '../language.tsx'

/** Names the window after what is open, the narrowest first, so that windows and tabs can be told apart. One at a time. */
export function WindowTitle({ names }: { names: readonly string[] }) {
  const { t } = useWords()
  const title = [...names, t('studio')].join(' · ')
  useEffect(() => {
    document.title = title
  }, [title])
  return null
}
