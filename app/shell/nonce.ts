import { createContext } from 'react'

/**
 * Marks the inline scripts and styles that are our own while a page is rendered. The server allows what carries it by hash and takes it off
 * again, so in the browser there is none.
 */
export const Nonce = createContext<string | undefined>(undefined)
