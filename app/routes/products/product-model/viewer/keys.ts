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
export function listenToKeys(element: HTMLElement, actions: Actions) {
  element.addEventListener('keydown', (event) => {
    const action = actionOfKey[event.key]
    const isOfField = event.target instanceof HTMLInputElement && event.key.startsWith('Arrow')
    if (!action || isOfField || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    actions[action]()
  })
}
