import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

const coloursIn = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', colour = '']) => [name, colour]))

const beginOfMore = css.indexOf('@media (prefers-contrast: more)')
const normal: Record<string, string> = { white: '#ffffff', ...coloursIn(css.slice(0, beginOfMore)) }
const more: Record<string, string> = { ...normal, ...coloursIn(css.slice(beginOfMore)) }

const light = ['paper', 'paper-raised', 'paper-sunken', 'ember-tint']
const dark = ['scene', 'scene-raised']

/** Every pair of a text and a ground that a stylesheet may use, in any state. */
const texts = [
  ...['ink', 'ink-soft', 'stone', 'ember', 'ember-deep', 'warning'].flatMap((text) => light.map((ground) => [text, ground])),
  ...['on-scene', 'on-scene-soft', 'ember-on-scene', 'warning-on-scene'].flatMap((text) => dark.map((ground) => [text, ground])),
  ...['ember', 'ember-deep', 'ink'].map((ground) => ['white', ground]),
] as [text: string, ground: string][]

/** Borders of controls, and focus rings. */
const lines = [
  ...['control-line', 'ink', 'ember', 'warning'].flatMap((line) =>
    ['paper', 'paper-raised', 'paper-sunken'].map((on) => [line, on]),
  ),
  ...['on-scene-soft', 'ember-on-scene', 'warning-on-scene'].flatMap((line) => dark.map((on) => [line, on])),
] as [line: string, ground: string][]

/** Lines that only divide. WCAG requires nothing of them; if a visitor prefers more contrast, they have 3:1 as well. */
const dividers = [
  ...['paper', 'paper-raised', 'paper-sunken'].map((ground) => ['hairline', ground]),
  ...dark.map((ground) => ['scene-line', ground]),
] as [line: string, ground: string][]

describe('G12: colours', () => {
  it.each(texts)('the text colour %s has 4.5:1 on %s, and 7:1 if more contrast is asked for', (text, ground) => {
    expect(contrast(normal, text, ground)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(more, text, ground)).toBeGreaterThanOrEqual(7)
  })

  it.each(lines)('the line colour %s has 3:1 on %s, and 4.5:1 if more contrast is asked for', (line, ground) => {
    expect(contrast(normal, line, ground)).toBeGreaterThanOrEqual(3)
    expect(contrast(more, line, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(dividers)('%s divides with 3:1 on %s if more contrast is asked for', (line, ground) => {
    expect(contrast(more, line, ground)).toBeGreaterThanOrEqual(3)
  })
})

/** The ratio that WCAG defines. */
function contrast(colours: Record<string, string>, one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other].map((name) => luminance(colours[name] ?? '')).sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red = Number.NaN, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
