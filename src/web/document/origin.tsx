import { createContext, useContext } from 'react'

/** The origin of the requested URL while a page is rendered on the server. */
export const Origin = createContext<string | undefined>(undefined)

export const useOrigin = () => useContext(Origin) ?? location.origin
