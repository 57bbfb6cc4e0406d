import { relative } from 'node:path'
import type { Reporter } from 'vitest/node'

type Count = { covered: number; total: number }
type Measure = 'branches' | 'functions' | 'lines'
/** The part of Istanbul's coverage map that this reporter uses. */
type CoverageMap = { files(): string[]; fileCoverageFor(file: string): { toSummary(): Record<Measure, Count> } }

const measures: readonly Measure[] = ['branches', 'functions', 'lines']

/** Prints one line per top-level folder instead of one per file. */
export class CoverageByFolder implements Reporter {
  onCoverage(coverage: unknown) {
    // Both coverage providers of Vitest pass an Istanbul coverage map.
    const map = coverage as CoverageMap
    const folders = Map.groupBy(map.files(), (file) => relative(process.cwd(), file).split('/')[0] ?? '')
    const rows = [...folders].sort(([a], [b]) => a.localeCompare(b)).map(([folder, files]) => row(map, folder, files))
    console.log(['', line('Coverage', measures), ...rows, ''].join('\n'))
  }
}

function row(map: CoverageMap, folder: string, files: readonly string[]): string {
  const summaries = files.map((file) => map.fileCoverageFor(file).toSummary())
  const percentages = measures.map((measure) => {
    const covered = summaries.reduce((sum, summary) => sum + summary[measure].covered, 0)
    const total = summaries.reduce((sum, summary) => sum + summary[measure].total, 0)
    return `${((100 * covered) / total).toFixed(1)} %`
  })
  return line(folder, percentages)
}

const line = (name: string, cells: readonly string[]) => [name.padEnd(12), ...cells.map((cell) => cell.padStart(11))].join('')
