/** The Cache (Service Workers, section 5.4) of what is seen without a connection. */
export const OFFLINE_CACHE = 'visto'
