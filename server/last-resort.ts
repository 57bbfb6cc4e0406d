import type { Logger } from 'pino'

/**
 * For errors that no code handles, which are bugs. A rejected promise is work that somebody started and nobody waits for: it is logged, and the
 * site goes on, because the same content would end all nodes at once. After an exception the state is unknown: the site answers what is in
 * flight and ends with 1, so that a service manager starts it again.
 */
export function handleLastResort(log: Pick<Logger, 'error' | 'fatal'>) {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a promise failed and nothing handled it: a bug'))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an exception was not handled: a bug. The site stops')
    process.exitCode = 1
    process.kill(process.pid, 'SIGTERM')
  })
}
