import { createContext } from 'react-router'
import type { CallApi } from '#contract/api-call.ts'

/**
 * The API in the same process, for loaders and actions that run on the server: without a session,
 * and on behalf of the caller's address, which limits count.
 */
export const apiContext = createContext<CallApi>()
