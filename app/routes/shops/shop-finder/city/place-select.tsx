import type { Loaded } from '#app/features/pages/api-client/use-loaded.ts'
import { useMessages } from '#app/language/messages.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { Select } from '#app/ui/fields/select.tsx'

export type PlaceOption = { id: string; name: string; lang?: string }

type PlaceSelectProps = {
  name: string
  label: string
  value: string
  /** Undefined while loading. */
  options?: readonly PlaceOption[]
  list?: Loaded<PlaceOption[]>
  disabled?: boolean
  /** Called when the visitor is about to open the select. */
  onOpen?: () => void
  onChoose: (id: string) => void
  error?: string
  settled?: boolean
}

export function PlaceSelect({ list, options, onOpen, onChoose, ...select }: PlaceSelectProps) {
  const t = useMessages('shell', 'stores')
  const offered = options ?? (list?.state === 'loaded' ? list.data : [])
  return (
    <Select
      {...select}
      onPointerEnter={onOpen}
      onFocus={onOpen}
      onPointerDown={onOpen}
      onChange={({ target }) => onChoose(target.value)}
      note={
        list?.state === 'failed' && (
          <span>
            {t('shops.listFailed')}{' '}
            <Button look="plain" onClick={list.retry}>
              {t('action.tryAgain')}
            </Button>
          </span>
        )
      }
    >
      <option value="">{t(list?.state === 'loading' ? 'shops.loading' : 'shops.choose')}</option>
      {offered.map(({ id, name, lang }) => (
        <option key={id} value={id} lang={lang}>
          {name}
        </option>
      ))}
    </Select>
  )
}
