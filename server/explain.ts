import type { ContentIssue } from '#catalog/content-issue.ts'

/** Every fault with its file, place and field, one a line. */
export function describeContentFaults(issues: readonly ContentIssue[]): string {
  const lines = issues.map(
    ({ file, line, field, message }) => `  ${file}${line === undefined ? '' : `:${line}`}  ${field}: ${message}`,
  )
  return [
    `The content has ${issues.length === 1 ? 'one fault' : `${issues.length} faults`} and cannot be served:`,
    ...lines,
  ].join('\n')
}

/** One plain line for what people meet when they start a server; nothing for everything else. `variable` chose the port. */
export function explainListenError(error: unknown, variable: 'PORT' | 'INTERNAL_PORT' = 'PORT'): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  const place = 'port' in error ? `port ${String(error.port)}` : 'that address'
  const choice = (port: number) => `${variable}=${port} npm start`
  switch (error.code) {
    case 'EADDRINUSE':
      return `Something else is listening on ${place} already. Stop it, or choose another one: ${choice(variable === 'PORT' ? 3001 : 9091)}`
    case 'EACCES':
      return `This user may not listen on ${place}. Ports below 1024 need more rights; choose another one: ${choice(variable === 'PORT' ? 3000 : 9090)}`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return 'HOST names no address of this machine. Leave it out, or try HOST=0.0.0.0'
    default:
      return undefined
  }
}
