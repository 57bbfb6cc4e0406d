import { type SubmitEvent, useState } from 'react'
import { ignoreRefusal } from '#app/browser/kitchen/kitchen-store.ts'
import { readData } from '#app/browser/read-data.ts'
import { similarCodes } from '#app/features/forms/model-form/similar-codes.ts'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { CodeField } from '#app/ui/fields/text-field.tsx'
import { Disclosure } from '#app/ui/moving/disclosure.tsx'
import { KitchenFacts as Schema } from '#contract/fetched/kitchen-facts.ts'
import type { OwnedEntry } from '#contract/kitchen/kitchen.ts'
import { ownValue } from '#contract/objects/own-value.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { exampleCode } from '#contract/products/product-code.ts'
import type { KitchenFacts } from '#contract/views/kitchen-facts.ts'
import { OwnedFields } from './owned-fields.tsx'
import styles from './owned-form.module.css'
import { type OwnedProblems, readOwned } from './read-owned.ts'

type AddApplianceProps = { facts: KitchenFacts | undefined; isFirst: boolean; onAdd: (entry: OwnedEntry) => Promise<void> }

/** Adds an appliance by what its rating plate says. The model is looked up in the facts of all models, so nothing is requested. */
export function AddAppliance({ facts, isFirst, onAdd }: AddApplianceProps) {
  const { language } = useLanguage()
  const t = useMessages('at-home', 'common')
  const [error, setError] = useState<string>()
  const [problems, setProblems] = useState<OwnedProblems>({})
  const codes = Object.keys(facts?.models ?? {})

  function modelError(typed: string, similar: readonly string[]): string {
    if (typed === '') return t('atHome.required')
    const suggestion = similar.length > 0 ? [t('atHome.meant', { codes: similar.slice(0, 3).join(', ') })] : []
    return [t('atHome.unknown', { code: typed }), ...suggestion].join(' ')
  }

  /** Somebody may be faster than the facts. */
  async function modelsNow(): Promise<KitchenFacts['models'] | undefined> {
    try {
      return (await readData(pageUrl(language, 'kitchenFacts'), Schema)).models
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
    if (!models) return setError(t('loadError.text'))
    const all = Object.keys(models)
    const { same: code, similar } = similarCodes(typed, all)
    const model = code === undefined ? undefined : ownValue(models, code)
    const { details, problems: found } = readOwned(data, code ?? '')
    setProblems(found)
    setError(model ? undefined : modelError(typed, similar))
    if (code === undefined || !model || found.bought) return
    await onAdd({
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
        <CodeField
          id="owned-model"
          label={t('atHome.model')}
          hint={t('atHome.modelHint', { example: exampleCode })}
          name="model"
          suggestions={codes}
          autoCapitalize="characters"
          maxLength={40}
          error={error}
        />
        <OwnedFields problems={problems} />
        <Button type="submit" look="secondary" className={styles.submit}>
          {t('atHome.add')}
        </Button>
      </form>
    </Disclosure>
  )
}
