import { useEffect, useState } from 'react'
import { entryOf } from '#contract/content/entry-of.ts'
import type { LabelledPlace } from '#studio/wire/forms.ts'
import { call } from '../call.ts'
import { useWords } from '../language.tsx'
import { entryName } from './entry-name.ts'
import { stepsOfText, stepsText } from './steps-text.ts'

type Place = { file: string; field: string }

/** Names places of any entry: "Range hoods › Performance › Airflow". Until the server has answered, by what the file alone says. */
export function usePlaceNames(places: readonly Place[]): (place: Place) => { entry: string; field: string } {
  const words = useWords()
  const [found, setFound] = useState<readonly LabelledPlace[]>([])
  const asked = JSON.stringify(places.slice(0, 200).map(({ file, field }) => ({ file, field })))
  useEffect(() => {
    const wanted: Place[] = JSON.parse(asked)
    if (wanted.length === 0) return
    let isCurrent = true
    call('labels', { places: wanted })
      .then((answer) => isCurrent && setFound(answer.found))
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [asked])
  return ({ file, field }) => {
    const known = found.find((one) => one.file === file && one.field === field)
    return {
      entry: entryName({ entry: entryOf(file), title: known?.title }, words.t),
      field: field === '' ? '' : stepsText(known?.steps ?? stepsOfText(file, field), words),
    }
  }
}
