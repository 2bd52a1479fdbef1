/** In milliseconds, for `vi.waitUntil` and `vi.waitFor`: a machine with other work on it is no fault of the code. */
export const WAIT = { timeout: 50_000, interval: 20 }
