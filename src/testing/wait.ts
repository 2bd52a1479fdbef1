/** Options of `vi.waitUntil` and `vi.waitFor` in ms, long enough for a busy machine. */
export const WAIT = { timeout: 50_000, interval: 20 }
