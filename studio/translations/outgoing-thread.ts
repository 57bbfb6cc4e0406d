import { parentPort, workerData } from 'node:worker_threads'
import { type Asked, outgoingFile } from './outgoing.ts'

const { units, language, format, day } = workerData as Asked
const file = outgoingFile(units, language, format, day)
parentPort?.postMessage(file)
