import { z } from 'zod'

export const LockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
      integrity: z.string().optional(),
    }),
  ),
})
export type LockFile = z.infer<typeof LockFile>

/** Licences as packages state them. Anything else, also another spelling, has to be read by a person first. */
const allowed: ReadonlySet<string> = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Python-2.0',
  'Unlicense',
  'MIT OR Apache-2.0',
  'MIT AND Apache-2.0',
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
  // Fonts.
  'OFL-1.1',
  // Changed files of it have to be published. None is changed.
  'MPL-2.0',
])

/** Packages that are used under a licence which is not for all, or which state it elsewhere than npm reads it. */
const judged: ReadonlyMap<string, string> = new Map([
  // libvips, linked dynamically and unchanged.
  ...['darwin-arm64', 'darwin-x64', 'linux-arm', 'linux-arm64', 'linux-ppc64', 'linux-riscv64', 'linux-s390x', 'linux-x64'].map(
    (platform) => [`@img/sharp-libvips-${platform}`, 'LGPL-3.0-or-later'] as const,
  ),
  ...['arm64', 'x64'].map((cpu) => [`@img/sharp-libvips-linuxmusl-${cpu}`, 'LGPL-3.0-or-later'] as const),
  ...['arm64', 'ia32', 'x64'].map((cpu) => [`@img/sharp-win32-${cpu}`, 'Apache-2.0 AND LGPL-3.0-or-later'] as const),
  ['@img/sharp-wasm32', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'],
  // Data of the build: which browsers know what.
  ['caniuse-lite', 'CC-BY-4.0'],
  // Its package.json says MIT, in the older field `licenses`.
  ['format', 'not stated'],
])

export type PackageLicence = { name: string; version: string; licence: string; isForDevelopment: boolean; isAllowed: boolean }

/** The packages of the lock file with their licences, and whether the policy allows these. */
export function packageLicences({ packages }: LockFile): PackageLicence[] {
  return Object.entries(packages).flatMap(([path, { version = '', license: licence = 'not stated', dev = false }]) => {
    if (path === '') return []
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const isAllowed = allowed.has(licence) || judged.get(name) === licence
    return [{ name, version, licence, isForDevelopment: dev, isAllowed }]
  })
}
