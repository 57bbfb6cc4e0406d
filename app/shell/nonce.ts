import { createContext } from 'react'

/**
 * Marks our own inline scripts and styles during rendering. The server allows each marked one by its hash and removes the nonce, so the browser never
 * sees it.
 */
export const Nonce = createContext<string | undefined>(undefined)
