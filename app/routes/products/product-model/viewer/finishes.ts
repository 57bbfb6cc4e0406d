import type { ViewCamera } from './camera/camera.ts'
import type { ViewerData } from './viewer-data.ts'
import type { Viewer } from './viewer-element.ts'

type OpenViewer = { viewer: Viewer; camera: ViewCamera; data: ViewerData; announce: (text: string) => void }

/** When a swatch is chosen, shows the model of that finish, and the link to its page. */
export function showFinishes(fields: HTMLElement | null, { viewer, camera, data, announce }: OpenViewer) {
  fields?.addEventListener('change', ({ target }) => {
    const code = target instanceof HTMLInputElement ? target.value : ''
    const finish = data.finishes.find((one) => one.code === code)
    if (!finish) return
    camera.keepView()
    viewer.alt = finish.alt
    const isShown = viewer.src === finish.modelUrl
    viewer.src = finish.modelUrl
    for (const caption of fields.querySelectorAll<HTMLElement>('[data-code]')) caption.hidden = caption.dataset['code'] !== code
    if (isShown) return announce(finish.announcement)
    viewer.addEventListener('load', () => announce(finish.announcement), { once: true })
    viewer.addEventListener('error', () => announce(data.words.failed), { once: true })
  })
}
