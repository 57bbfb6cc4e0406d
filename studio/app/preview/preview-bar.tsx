import { Button } from 'react-aria-components'
import { type Language, languageNames, languages } from '#contract/languages.ts'
import { useWords } from '../language.tsx'
import { Choice } from '../ui/choice.tsx'
import { DayPicker } from './day-picker.tsx'

/** In CSS pixels: a common phone, a tablet and a desk. */
export const previewWidths = { phone: 360, tablet: 768, desk: 1280 } as const
export type PreviewWidth = keyof typeof previewWidths

type BarProps = {
  width: PreviewWidth
  setWidth: (width: PreviewWidth) => void
  language: Language
  setLanguage: (language: Language) => void
  day: string | undefined
  setDay: (day: string | undefined) => void
  followsLinks: boolean
  setFollowsLinks: (follows: boolean) => void
  hide: () => void
}

export function PreviewBar({
  width,
  setWidth,
  language,
  setLanguage,
  day,
  setDay,
  followsLinks,
  setFollowsLinks,
  hide,
}: BarProps) {
  const { t } = useWords()
  return (
    <div className="preview-bar">
      <Choice
        label={t('preview.width')}
        chosen={width}
        options={(['phone', 'tablet', 'desk'] as const).map((id) => ({ id, name: t(`preview.${id}`) }))}
        choose={setWidth}
      />
      <Choice
        label={t('preview.clicks')}
        chosen={followsLinks ? 'follows' : 'opens'}
        options={(['opens', 'follows'] as const).map((id) => ({ id, name: t(`preview.${id}`) }))}
        choose={(id) => setFollowsLinks(id === 'follows')}
      />
      <label className="preview-language">
        <span className="hidden-label">{t('preview.language')}</span>
        <select
          value={language}
          onChange={({ target }) => setLanguage(languageNames.find((one) => one === target.value) ?? language)}
        >
          {languages.map(({ language: one, name }) => (
            <option key={one} value={one} lang={one}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <DayPicker day={day} setDay={setDay} />
      <Button className="quiet-button" onPress={hide}>
        {t('preview.hide')}
      </Button>
    </div>
  )
}
