import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config/config.ts'
import { requestFields } from './http/request-context.ts'

/** The log: a JSON object for each line. Lines that belong to a request have its id. */
export const createLog = ({ logLevel }: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger => {
  const options = { level: logLevel, mixin: requestFields }
  return destination ? pino(options, destination) : pino(options)
}
