import { zoomInIcon, zoomOutIcon } from '#app/ui/pictures/icons.ts'
import type { Language } from '#contract/languages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { escapeMarkup } from '#contract/text/escape-markup.ts'
import type { FinishedModel } from '#contract/views.ts'
import type { Translate } from '#i18n/interface/translator.ts'

type ModelControls = {
  models: readonly [FinishedModel, ...FinishedModel[]]
  language: Language
  t: Translate<'model-viewer'>
}

/** The front edge of a turntable, moving to the left. */
const turnIcon = 'M21 8c0 4-4 7.5-9 7.5-3.2 0-6-1.4-7.6-3.6M3.7 17l.4-5.4 5.3 1.3'

/** The rest of the stage, which `div.stage` begins, and the bar with the buttons. Hidden until the viewer has loaded. */
export function modelControls({ models, language, t, dimensions }: ModelControls & { dimensions: string }): string {
  const [{ size }] = models
  return `<div id="dimensions" role="img" aria-label="${escapeMarkup(dimensions)}" hidden><svg></svg></div>
<p id="hint" hidden>${escapeMarkup(t('model.help'))}</p></div>
<p id="status" role="status" class="unseen"></p>
<div id="controls">
${models.length > 1 ? finishes({ models, language, t }) : ''}
<div class="moves" role="group" aria-label="${escapeMarkup(t('model.moves'))}">
${iconButton('further', t('model.zoomOut'), zoomOutIcon)}${iconButton('closer', t('model.zoomIn'), zoomInIcon)}
${iconButton('turnLeft', t('model.turnLeft'), turnIcon)}${iconButton('turnRight', t('model.turnRight'), turnIcon)}
<button type="button" id="reset">${escapeMarkup(t('model.reset'))}</button></div>
${size ? `<button type="button" id="showDimensions" aria-pressed="false">${escapeMarkup(t('model.dimensions'))}</button>` : ''}
</div>`
}

function iconButton(id: string, name: string, icon: string): string {
  const text = escapeMarkup(name)
  return `<button type="button" id="${id}" aria-label="${text}" title="${text}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${icon}"/></svg></button>`
}

/** A swatch per finish. Below, the name of the chosen one and, if it is another model, the link to its page. */
function finishes({ models, language, t }: ModelControls): string {
  const swatches = models.map(({ code, finish }, index) => {
    const name = escapeMarkup(finish?.name.text ?? code)
    return `<label title="${name}"><input type="radio" name="finish" value="${code}"${index === 0 ? ' checked' : ''}><svg viewBox="0 0 44 44" aria-hidden="true"><circle class="ring" cx="22" cy="22" r="18"/><circle class="colour" cx="22" cy="22" r="13.500" fill="${finish?.colour ?? '#8b857b'}"/></svg><span class="unseen">${name}</span></label>`
  })
  const captions = models.map(({ code, finish }, index) => {
    const name = escapeMarkup(finish?.name.text ?? code)
    const href = escapeMarkup(pageUrl(language, 'product', { id: code }))
    if (index === 0) return `<p data-code="${code}">${name}</p>`
    return `<p data-code="${code}" hidden>${name} <a href="${href}" target="_top">${escapeMarkup(t('model.goTo', { code }))}</a></p>`
  })
  return `<div id="finishes"><fieldset><legend class="unseen">${escapeMarkup(t('model.finish'))}</legend>${swatches.join('')}</fieldset>
<div class="captions">${captions.join('')}</div></div>`
}
