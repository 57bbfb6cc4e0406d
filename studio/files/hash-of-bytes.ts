import { hash } from 'node:crypto'

export const hashOfBytes = (content: string | Uint8Array) => hash('sha256', content, 'base64url')

export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
