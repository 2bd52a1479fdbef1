/** Name of the Cache (Service Workers, section 5.4) for use without a connection. */
export const OFFLINE_CACHE = 'visto'
