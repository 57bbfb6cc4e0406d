import { execFileSync } from 'node:child_process'
import { extname, matchesGlob } from 'node:path'

/** Files that are neither code nor text: fonts, pictures, films, models, documents, maps. */
const media: ReadonlySet<string> = new Set(
  ['.avif', '.br', '.csv', '.gif', '.glb', '.gz', '.ico', '.jpg', '.mp3', '.mp4', '.otf', '.pdf', '.png', '.svg', '.ttf'].concat([
    '.wasm',
    '.webm',
    '.webp',
    '.woff',
    '.woff2',
  ]),
)

type Origin = { files: string; licence: string; from: string }

/** Where they come from. */
const origins: readonly Origin[] = [
  {
    files: 'app/styles/fonts/fraunces-*.woff2',
    licence: 'OFL-1.1',
    from: 'Fraunces, cut by art/documents/make-headline-fonts.ts',
  },
  {
    files: 'app/styles/fonts/noto-serif-*.woff2',
    licence: 'OFL-1.1',
    from: 'Noto Serif CJK, cut by art/documents/make-web-fonts.ts',
  },
  {
    files: 'publishing/documents/fonts/*.ttf.br',
    licence: 'OFL-1.1',
    from: 'Hanken Grotesk, Fraunces and Noto, cut by art/documents/make-fonts.ts; the licence is beside them',
  },
  { files: 'app/content/maps/world.svg', licence: 'public domain', from: 'Natural Earth, drawn by art/maps/draw.ts' },
  { files: 'app/content/maps/singapore.svg', licence: 'own', from: 'art/maps/singapore-shapes.ts' },
  { files: 'content/**', licence: 'own', from: 'rendered and made by art/' },
  { files: '{art,public}/**', licence: 'own', from: 'drawn for the site' },
  { files: '{publishing/test-content,tests}/**', licence: 'own', from: 'made for the tests' },
  { files: 'docs/**', licence: 'own', from: 'pictures of the site' },
]

export type FileLicence = { file: string; origin: Origin | undefined }

/** All fonts, pictures and other media of the repository with their origin, if one is known. */
export const fileLicences = (files: readonly string[]): FileLicence[] =>
  files
    .filter((file) => media.has(extname(file)))
    .map((file) => ({ file, origin: origins.find((origin) => matchesGlob(file, origin.files)) }))

export const trackedFiles = (): string[] =>
  execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean)
