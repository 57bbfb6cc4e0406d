import type { ContentIssue } from '#publishing/read/content-issue.ts'

/** Lists every fault on its own line, with file, line and field. */
export function describeContentFaults(issues: readonly ContentIssue[]): string {
  const lines = issues.map(
    ({ file, line, field, message }) => `  ${file}${line === undefined ? '' : `:${line}`}  ${field}: ${message}`,
  )
  return [
    `The content has ${issues.length === 1 ? 'one fault' : `${issues.length} faults`} and cannot be served:`,
    ...lines,
  ].join('\n')
}

/** Explains common errors of `listen` in one line; undefined for other errors. `variable` is the variable that sets the port. */
export function explainListenError(error: unknown, variable: 'PORT' | 'INTERNAL_PORT' = 'PORT'): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  const place = 'port' in error ? `port ${String(error.port)}` : 'this address'
  const choice = (port: number) => `${variable}=${port} npm start`
  switch (error.code) {
    case 'EADDRINUSE':
      return `Another program is using ${place} already. Stop it, or choose another port: ${choice(variable === 'PORT' ? 3001 : 9091)}`
    case 'EACCES':
      return `This user may not listen on ${place}. Ports below 1024 need more rights. Choose another port: ${choice(variable === 'PORT' ? 3000 : 9090)}`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return 'HOST is not an address of this machine. Remove it, or try HOST=0.0.0.0'
    default:
      return undefined
  }
}
