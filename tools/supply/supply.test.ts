import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fileLicences, trackedFiles } from './file-licences.ts'
import { LockFile, packageLicences } from './package-licences.ts'

const lock = LockFile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
const names = new Set(Object.keys(lock.packages))

describe('licences', () => {
  it('UP16: all packages have one that the policy allows', () => {
    const packages = packageLicences(lock)
    expect(packages.length).toBeGreaterThan(500)
    expect(packages.filter(({ isAllowed }) => !isAllowed)).toEqual([])
  })

  it.each(['GPL-3.0-only', 'SEE LICENSE IN LICENSE.md', 'MIT AND GPL-2.0', undefined])(
    'UP16: a package under %s is refused until somebody has judged it',
    (license) => {
      const [found] = packageLicences({ packages: { 'node_modules/a/node_modules/@b/c': { version: '1.0.0', license } } })
      expect(found).toMatchObject({ name: '@b/c', isAllowed: false })
    },
  )

  it('UP16: the origin of every font, picture and film is known', () => {
    const files = fileLicences(trackedFiles())
    expect(files.length).toBeGreaterThan(500)
    expect(files.filter(({ origin }) => origin === undefined)).toEqual([])
    expect(fileLicences(['app/shell/new.webp'])).toEqual([{ file: 'app/shell/new.webp', origin: undefined }])
  })
})

describe('the lock file', () => {
  it('UP16: names each package by its hash and by no registry', () => {
    const text = readFileSync('package-lock.json', 'utf8')
    expect(text).not.toContain('"resolved"')
    const withoutHash = Object.entries(lock.packages).filter(([path, { integrity }]) => path !== '' && integrity === undefined)
    expect(withoutHash).toEqual([])
  })

  it('UP16: has for ARM what it has for Intel', () => {
    const forIntel = [...names].filter((name) => name.includes('linux-x64'))
    expect(forIntel.length).toBeGreaterThan(10)
    expect(forIntel.filter((name) => !names.has(name.replace('linux-x64', 'linux-arm64')))).toEqual([])
  })

  it('UP16: has install scripts only in packages of the tests, and no command runs them', () => {
    const scripts = Object.entries(lock.packages).filter(([, { hasInstallScript }]) => hasInstallScript)
    expect(scripts.filter(([, { dev }]) => !dev)).toEqual([])
    expect(readFileSync('tools/setup.mjs', 'utf8')).toContain("'--ignore-scripts'")
  })
})
