import { useEffect, useState } from 'react'
import { call } from '../call.ts'

/** The origin of the preview: undefined while it starts, null if it does not answer. */
export function usePreviewOrigin(): string | null | undefined {
  const [origin, setOrigin] = useState<string | null>()
  useEffect(() => {
    call('previewPlace', {}).then(
      (place) => setOrigin('origin' in place ? place.origin : `${location.protocol}//${location.hostname}:${place.port}`),
      () => setOrigin(null),
    )
  }, [])
  return origin
}
