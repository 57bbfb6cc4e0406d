import { type SubmitEvent, useState } from 'react'
import { addAtHome, ignoreRefusal } from '#app/browser/kitchen/kitchen-store.ts'
import { readData } from '#app/browser/read-data.ts'
import { exampleCode } from '#app/features/model-form/example-code.ts'
import { similarCodes } from '#app/features/model-form/similar-codes.ts'
import { useLanguage } from '#app/language/language.tsx'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { pageUrl } from '#contract/pages/urls.ts'
import type { KitchenFacts } from '#contract/views/kitchen-facts.ts'
import { OwnedFields } from './owned-fields.tsx'
import styles from './owned-form.module.css'
import { type OwnedProblems, readOwned } from './read-owned.ts'

type AddApplianceProps = { facts: KitchenFacts | undefined; isFirst: boolean }

/** Adds an appliance by what its rating plate says. The model is looked up in the facts of all models, so nothing is requested. */
export function AddAppliance({ facts, isFirst }: AddApplianceProps) {
  const { language, t } = useLanguage()
  const [error, setError] = useState<string>()
  const [problems, setProblems] = useState<OwnedProblems>({})
  const codes = Object.keys(facts?.models ?? {})

  function modelError(typed: string, similar: readonly string[]): string {
    if (typed === '') return t('atHome.required')
    const meant = similar.length > 0 ? [t('atHome.meant', { codes: similar.slice(0, 3).join(', ') })] : []
    return [t('atHome.unknown', { code: typed }), ...meant].join(' ')
  }

  /** Somebody may be faster than the facts. */
  async function modelsNow(): Promise<KitchenFacts['models'] | undefined> {
    try {
      return (await readData<KitchenFacts>(pageUrl(language, 'kitchenFacts'))).models
    } catch {
      return undefined
    }
  }

  async function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const typed = String(data.get('model') ?? '').trim()
    const models = facts?.models ?? (await modelsNow())
    if (!models) return setError(t('loadFailure.text'))
    const all = Object.keys(models)
    const { same, similar } = similarCodes(typed, all)
    const code = all.find((one) => plain(one) === plain(typed)) ?? same
    const model = code === undefined ? undefined : models[code]
    const { details, problems: found } = readOwned(data)
    setProblems(found)
    setError(model ? undefined : modelError(typed, similar))
    if (code === undefined || !model || found.bought) return
    await addAtHome({
      code,
      title: model.title.text,
      category: model.category,
      added: new Date().toISOString(),
      ...details,
    }).then(() => form.reset(), ignoreRefusal)
  }

  return (
    <Disclosure key={String(isFirst)} summary={t('atHome.add')} open={isFirst} className={`screen-only ${styles.add}`}>
      <form onSubmit={add} noValidate className={styles.form}>
        <TextField
          id="owned-model"
          label={t('atHome.model')}
          hint={t('atHome.modelHint', { example: exampleCode })}
          name="model"
          list="owned-models"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          error={error}
        />
        <datalist id="owned-models">
          {codes.map((code) => (
            <option key={code} value={code} />
          ))}
        </datalist>
        <OwnedFields problems={problems} />
        <Button type="submit" look="secondary" className={styles.submit}>
          {t('atHome.add')}
        </Button>
      </form>
    </Disclosure>
  )
}

const plain = (code: string) =>
  code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
