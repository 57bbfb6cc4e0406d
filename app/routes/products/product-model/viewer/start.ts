import { createCamera, type ViewCamera } from './camera/camera.ts'
import { createDimensions } from './dimensions/dimensions.ts'
import { showHintOnce } from './hint.ts'
import { viewName } from './view-name.ts'
import { ViewerData } from './viewer-data.ts'
import type { Viewer } from './viewer-element.ts'

const element = <Kind extends Element>(id: string) => document.getElementById(id) as Element as Kind

const main = element<HTMLElement>('main')
const viewer = element<Viewer>('viewer')
const controls = element<HTMLElement>('controls')
const status = element<HTMLElement>('status')
const data = ViewerData.parse(JSON.parse(element('data').textContent))
const { words } = data

const announce = (text: string) => {
  // Screen readers are silent if the text stays the same.
  status.textContent = status.textContent === text ? `${text}\u00a0` : text
}

/** The still picture stays, and the visitor reads why. */
function showFailure() {
  controls.hidden = true
  status.removeAttribute('class')
  announce(words.failed)
}

async function begin() {
  const camera = createCamera(viewer, data)
  await camera.start(true)
  const dimensions = createDimensions(element('dimensions'), camera, data)
  showFinishes(element('finishes'), { viewer, camera, data, announce })

  const [closer, further] = [element('closer'), element('further')]
  let limit: 'closest' | 'farthest' | undefined
  function update() {
    dimensions.draw()
    const reached = camera.limit()
    closer.setAttribute('aria-disabled', String(reached === 'closest'))
    further.setAttribute('aria-disabled', String(reached === 'farthest'))
    if (reached && reached !== limit) announce(words[reached])
    limit = reached
  }
  viewer.addEventListener('camera-change', update)
  // The viewer measures its new size first.
  new ResizeObserver(() => requestAnimationFrame(() => camera.restart().then(update))).observe(viewer)

  const actions = {
    closer() {
      if (camera.limit() === 'closest') return
      announce(words.zoomedIn)
      camera.zoom(1)
    },
    further() {
      if (camera.limit() === 'farthest') return
      announce(words.zoomedOut)
      camera.zoom(-1)
    },
    turnLeft: async () => announce(data.views[viewName(await camera.turn(1))] ?? ''),
    turnRight: async () => announce(data.views[viewName(await camera.turn(-1))] ?? ''),
    higher: async () => announce(data.views[viewName(await camera.tilt(-1))] ?? ''),
    lower: async () => announce(data.views[viewName(await camera.tilt(1))] ?? ''),
    async reset() {
      await camera.start()
      announce(words.reset)
    },
    async showDimensions() {
      const toggle = element('showDimensions')
      const shown = toggle.getAttribute('aria-pressed') !== 'true'
      toggle.setAttribute('aria-pressed', String(shown))
      announce(shown ? data.dimensions.sentence : words.dimensionsOff)
      dimensions.show(shown)
      await camera.makeRoomForDimensions(shown)
    },
  }
  for (const name of ['closer', 'further', 'turnLeft', 'turnRight', 'reset', 'showDimensions'] as const)
    document.getElementById(name)?.addEventListener('click', actions[name])
  listenToKeys(main, actions)
  update()
  controls.classList.add('ready')
  showHintOnce(element('hint'), main)
}

viewer.addEventListener('load', begin, { once: true })
viewer.addEventListener('error', showFailure, { once: true })
document.documentElement.addEventListener('viewerfailed', showFailure)

type OpenViewer = { viewer: Viewer; camera: ViewCamera; data: ViewerData; announce: (text: string) => void }

/** When a swatch is chosen, shows the model of that finish, and the link to its page. */
function showFinishes(fields: HTMLElement | null, { viewer, camera, data, announce }: OpenViewer) {
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

type Actions = Record<'closer' | 'further' | 'turnLeft' | 'turnRight' | 'higher' | 'lower', () => void>

const actionOfKey: Readonly<Record<string, keyof Actions>> = {
  '+': 'closer',
  '=': 'closer',
  '-': 'further',
  ArrowLeft: 'turnLeft',
  ArrowRight: 'turnRight',
  ArrowUp: 'higher',
  ArrowDown: 'lower',
}

/** The same keys on the whole view. The viewer handles the arrow keys itself while it has the focus, and so do swatches. */
function listenToKeys(element: HTMLElement, actions: Actions) {
  element.addEventListener('keydown', (event) => {
    const action = actionOfKey[event.key]
    const isOfField = event.target instanceof HTMLInputElement && event.key.startsWith('Arrow')
    if (!action || isOfField || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    actions[action]()
  })
}
