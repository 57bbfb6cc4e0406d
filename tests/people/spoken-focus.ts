import type { CDPSession } from '@playwright/test'

export type SpokenFocus = {
  /** What is around it and has a name, from the outside in, such as a dialog. */
  groups: readonly string[]
  /** The thing itself: name, role, states, description. */
  sentence: string
  name: string
}

/** What a screen reader says about the thing that has the focus, from Chromium's accessibility tree. */
export async function spokenFocus(session: CDPSession): Promise<SpokenFocus> {
  const nodes = await focusedNodes(session)
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const [focused] = nodes
  if (!focused) throw new Error('Nothing has the focus')
  const groups: string[] = []
  for (let node = byId.get(focused.parentId ?? ''); node; node = byId.get(node.parentId ?? '')) {
    const name = textOf(node.name)
    if (name !== '' && groupRoles.has(textOf(node.role))) groups.unshift(`${name}, ${textOf(node.role)}`)
  }
  const name = textOf(focused.name)
  const parts = [name, textOf(focused.role), ...statesOf(focused), textOf(focused.value), textOf(focused.description)]
  return { groups, sentence: parts.filter((part) => part !== '').join(', '), name }
}

const groupRoles: ReadonlySet<string> = new Set([
  'dialog',
  'alertdialog',
  'region',
  'navigation',
  'group',
  'form',
  'table',
  'listbox',
])

/** The focused element, or the option that a combobox makes active, and its relatives. */
async function focusedNodes(session: CDPSession) {
  const expression = `document.getElementById(document.activeElement.getAttribute('aria-activedescendant') ?? '') ?? document.activeElement`
  const { result } = await session.send('Runtime.evaluate', { expression })
  if (result.objectId === undefined) throw new Error('The page has no focused element')
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { objectId: result.objectId, fetchRelatives: true })
  return nodes
}

type AccessibilityNode = Awaited<ReturnType<typeof focusedNodes>>[number]

const textOf = (value: AccessibilityNode['name']) => `${value?.value ?? ''}`.replaceAll(/\s+/g, ' ').trim()

const spokenStates = new Map([
  ['checked', { true: 'checked', false: 'not checked' }],
  ['pressed', { true: 'pressed', false: 'not pressed' }],
  ['expanded', { true: 'expanded', false: 'collapsed' }],
  ['selected', { true: 'selected' }],
  ['required', { true: 'required' }],
  ['invalid', { true: 'invalid' }],
  ['disabled', { true: 'disabled' }],
])

function statesOf({ properties = [] }: AccessibilityNode): string[] {
  return properties.flatMap(({ name, value }) => {
    if (name === 'level') return [`level ${value.value}`]
    const states: { true: string; false?: string } | undefined = spokenStates.get(name)
    if (`${value.value}` === 'true') return states ? [states.true] : []
    return states?.false === undefined ? [] : [states.false]
  })
}
