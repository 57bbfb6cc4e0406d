import { createContext } from 'react'

/** Marks our own inline elements for the Content-Security-Policy. Only the server has one; the browser never shows it to scripts. */
export const NonceContext = createContext<string | undefined>(undefined)
