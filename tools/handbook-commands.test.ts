import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { siteVariableNames } from '#server/config/config.ts'
import { studioVariableNames } from '#studio/server/config.ts'
import packageJson from '../package.json' with { type: 'json' }

/** The lines of all blocks of commands on the pages that an operator reads. */
const commands = ['README.md', 'docs/operating.md'].flatMap((page) =>
  [...readFileSync(page, 'utf8').matchAll(/^```(?:sh|cron)\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) =>
    block.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#')),
  ),
)
const named = (pattern: RegExp) => [
  ...new Set(commands.flatMap((line) => [...line.matchAll(pattern)].map(([, name = '']) => name))),
]

describe('the commands of README and handbook', () => {
  it('UP18: run only scripts of package.json', () => {
    const scripts = named(/\bnpm (?:run )?(?:-s )?(?!run|test|install|ci)([a-z][\w:-]*)/g)
    expect(scripts.length).toBeGreaterThan(5)
    expect(scripts.filter((name) => !Object.hasOwn(packageJson.scripts, name))).toEqual([])
  })

  it('UP18: name only files of the project that exist', () => {
    const files = named(/(?<![\w/.-])(?:\/srv\/hearth\/)?((?:operations|docs|tools|server|content)\/[\w./@*-]+)/g)
    expect(files.length).toBeGreaterThan(5)
    // A filter of tests is the beginning of a name.
    expect(files.filter((file) => globSync(`${file}*`).length === 0)).toEqual([])
  })

  it('UP18: set only variables that site or studio read', () => {
    const known = [...siteVariableNames, ...studioVariableNames]
    // Of the file for Docker Compose.
    const others = ['DATABASE_PASSWORD']
    const variables = named(/(?<![\w$-])([A-Z][A-Z_]{3,})=/g)
    expect(variables.length).toBeGreaterThan(5)
    expect(variables.filter((name) => !known.includes(name) && !others.includes(name))).toEqual([])
  })

  it('UP18: name only units that are there', () => {
    const units = named(/\b(hearth-(?:site|studio|publish|purge|backup)(?:@\d)?(?:\.timer)?)(?![\w.-])/g)
    expect(units.length).toBeGreaterThan(3)
    const fileOf = (unit: string) => `operations/systemd/${unit.replace(/@\d/, '@')}${unit.endsWith('.timer') ? '' : '.service'}`
    expect(units.filter((unit) => !existsSync(fileOf(unit)))).toEqual([])
  })
})
