import { createContext, useContext } from 'react'

/** The public origin, given while a page is rendered on the server: that of the address that was asked for. */
export const Origin = createContext<string | undefined>(undefined)

export const useOrigin = () => useContext(Origin) ?? location.origin
