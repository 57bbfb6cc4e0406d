export type ContentSize = { yamlFiles: number; yamlBytes: number; otherFiles: number }

/**
 * Limits of CPU time and heap for one read of a folder. The fixed part stops a single text that takes forever. The rest is five times what
 * the demo's files take on a slow machine.
 */
export function readLimits({ yamlFiles, yamlBytes, otherFiles }: ContentSize): { cpuMs: number; heapMb: number } {
  return {
    cpuMs: 20_000 + 10 * yamlFiles + 5 * otherFiles,
    // Values, pages and messages to other threads are each a few times as large as the text.
    heapMb: 1_024 + Math.ceil((8 * yamlBytes) / 2 ** 20),
  }
}
