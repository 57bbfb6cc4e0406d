import { globSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { clientBuild, root } from './client-build.ts'

/**
 * Names classes `a0`, `a1`, `b0`: one letter or two for the stylesheet, and a number for the class. Names with words or hashes, as in development, are
 * 4 % of a page (brotli), because each is in the styles, in the markup and in the code.
 */
export function shortClassNames(): Plugin {
  const stylesheets = globSync('app/**/*.module.css', { cwd: root }).sort()
  const names = new Map<string, string[]>()

  /** The same in the builds for browser and server, because both read the classes of a stylesheet in its order. */
  function shortName(name: string, file: string): string {
    const path = relative(root, file.split('?')[0] ?? file)
    const known = names.get(path) ?? []
    if (!known.includes(name)) names.set(path, [...known, name])
    return letters(stylesheets.indexOf(path)) + (known.includes(name) ? known.indexOf(name) : known.length)
  }
  return {
    name: 'short-class-names',
    apply: 'build',
    config: () => ({ css: { modules: { generateScopedName: shortName } } }),
  }
}

/**
 * Names custom properties `--a0`, `--a1`: 1 % of a page (brotli). In the code of the components too, because some of them set a property. What is read as
 * text (`?raw`) or built elsewhere keeps its names.
 */
export function shortPropertyNames(): Plugin {
  const sheets = globSync('app/**/*.css', { cwd: root }).map((file) => readFileSync(resolve(root, file), 'utf8'))
  const names = [...new Set(sheets.flatMap((css) => css.match(/(?<![\w-])--[a-z][\w-]*/g) ?? []))].sort()
  const shortNames = new Map(names.map((name, index) => [name, `--${letters(Math.floor(index / 10))}${index % 10}`]))
  return {
    name: 'short-property-names',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/.*\.(css(\?inline)?|tsx?)$/ },
      handler: (code) => ({ code: code.replace(/(?<![\w-])--[a-z][\w-]*/g, (name) => shortNames.get(name) ?? name), map: null }),
    },
  }
}

/**
 * Imports the classes of a stylesheet as constants, which the bundler inlines. The object of the default import would stay in the code with all its names.
 * A stylesheet then looks unused, so it is marked as a side effect.
 */
export function constantClassNames(): Plugin {
  return {
    name: 'constant-class-names',
    ...clientBuild,
    enforce: 'post',
    transform: {
      filter: { id: /\/app\/.*(\.tsx|\.module\.css)$/ },
      handler(code, id) {
        if (id.endsWith('.css')) return { code, map: null, moduleSideEffects: 'no-treeshake' }
        if (/\bstyles\[/.test(code)) return this.error('Class names must be constants: `styles.name`')
        return code.replace(/import (\w+) from (["'][^"']+\.module\.css["'])/g, 'import * as $1 from $2')
      },
    },
  }
}

/** 0 is `a`, 25 is `z`, 26 is `aa`. */
function letters(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26))
  return index < 26 ? letter : letters(Math.floor(index / 26) - 1) + letter
}
