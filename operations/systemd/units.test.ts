import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '#publishing/testing/temporary-folder.ts'
import packageJson from '../../package.json' with { type: 'json' }

const folder = 'operations/systemd'
const units = globSync('*.{service,timer}', { cwd: folder }).sort()
const services = units.filter((name) => name.endsWith('.service'))
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

/** The units as they are installed, but with the program of this checkout. */
async function installed() {
  const { folder: temporary, ...disposable } = await temporaryFolder()
  const shared = 'hearth-.service.d/shared.conf'
  mkdirSync(join(temporary, 'hearth-.service.d'))
  for (const name of [...units, shared]) {
    const text = readFileSync(join(folder, name), 'utf8').replaceAll('/srv/hearth', resolve('.'))
    writeFileSync(join(temporary, name), text)
  }
  // A template is checked as one of its instances.
  cpSync(join(temporary, 'hearth-site@.service'), join(temporary, 'hearth-site@1.service'))
  return { ...disposable, folder: temporary }
}

function systemdAnalyze(unitFolder: string, args: readonly string[]) {
  // The colon at the end adds the folders in which the machine keeps its own units: ours need some of those.
  const environment = { ...process.env, SYSTEMD_UNIT_PATH: `${unitFolder}:` }
  const { status, stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8', env: environment })
  return { status, output: stdout + stderr }
}

const instanceOf = (name: string) => name.replace('@.', '@1.')

describe('units of systemd', () => {
  it('call only programs that a command of package.json runs, on the own Node of the project and without npm', () => {
    const commands = Object.values(packageJson.scripts)
    for (const name of services) {
      const text = readFileSync(join(folder, name), 'utf8')
      const programs = [...text.matchAll(/\/srv\/hearth\/node_modules\/\.bin\/node (\S+\.ts)/g)].map(
        ([, program = '']) => program,
      )
      expect(programs, name).not.toEqual([])
      for (const program of programs) {
        expect(existsSync(program), program).toBe(true)
        expect(
          commands.some((command) => command.endsWith(`node ${program}`)),
          `${program} in package.json`,
        ).toBe(true)
      }
      expect(text).not.toMatch(/^ExecStart.*\bnp[mx]\b/m)
    }
  })

  it.skipIf(!hasSystemd)('are accepted by systemd (skipped if systemd-analyze is not installed)', async () => {
    await using unitFolder = await installed()
    writeFileSync(join(unitFolder.folder, 'hearth-wrong.service'), '[Service]\nType=once\nExecStart=/bin/true\n')
    // Its status counts the other units of this machine too.
    const complaintsAbout = (names: readonly string[]) =>
      systemdAnalyze(unitFolder.folder, ['verify', ...names.map((name) => join(unitFolder.folder, name))])
        .output.split('\n')
        .filter((line) => line.includes('hearth'))
    expect(complaintsAbout(['hearth-wrong.service'])).not.toEqual([])
    expect(complaintsAbout(units.map(instanceOf))).toEqual([])
  })

  it.skipIf(!hasSystemd).each(services)(
    '%s is exposed by at most 2.0 of 10 (skipped if systemd-analyze is not installed)',
    async (name) => {
      await using unitFolder = await installed()
      const path = join(unitFolder.folder, instanceOf(name))
      const args = ['security', '--offline=true', '--threshold=20', '--no-pager', path]
      const { status, output } = systemdAnalyze(unitFolder.folder, args)
      expect(output).toContain('Overall exposure level')
      expect(status, output).toBe(0)
    },
  )
})
