import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { clientBuild } from './client-build.ts'

/** Stylesheets in files of their own, because not all pages that share their code show them. Each file is a link in the HTML, so they are few. */
export const stylesheets = [
  { name: 'prose', test: styles('content/written-prose') },
  { name: 'breadcrumb', test: styles('ui/breadcrumb') },
  { name: 'product-parts', test: styles('features/product-card/product-row', 'ui/tabs') },
  { name: 'choices', test: styles('features/compare-selection/compare-(button|checkbox)', 'ui/(checkbox|choice)') },
  { name: 'text-field', test: styles('ui/text-field') },
]

function styles(...paths: string[]): RegExp {
  return new RegExp(String.raw`/app/(${paths.join('|')})\.module\.css$`)
}

/**
 * Links the stylesheets with files of their own (`stylesheets`) to the pages and parts whose code imports them. The bundler would link them to chunks, and
 * nearly every page loads the chunks of the shell and the products. Their chunks have no code, because class names are constants, and are removed.
 */
export function stylesOfImports(): Plugin {
  return {
    name: 'styles-of-imports',
    ...clientBuild,
    enforce: 'pre',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const sheets = chunks.filter(({ code, isEntry }) => code.trim() === '' && !isEntry)
      if (sheets.length < stylesheets.length)
        this.error('A chunk of stylesheets has code: a component looks up their classes by name')
      for (const sheet of sheets) {
        for (const chunk of chunks.filter(({ imports }) => imports.includes(sheet.fileName))) {
          chunk.imports = chunk.imports.filter((name) => name !== sheet.fileName)
          chunk.code = chunk.code.replace(`import"./${basename(sheet.fileName)}";`, '')
        }
        delete bundle[sheet.fileName]
      }
      for (const chunk of chunks.filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry)) {
        const imported = new Set(chunk.facadeModuleId === null ? chunk.moduleIds : [chunk.facadeModuleId])
        for (const id of imported) for (const next of this.getModuleInfo(id)?.importedIds ?? []) imported.add(next)
        for (const sheet of sheets)
          if (sheet.moduleIds.some((id) => imported.has(id)))
            for (const css of sheet.viteMetadata?.importedCss ?? []) chunk.viteMetadata?.importedCss.add(css)
      }
    },
  }
}
