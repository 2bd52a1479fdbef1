/** Returns the path of a question; for step 0 (not started) that of the first one. */
export const guidePath = (step: number) => `/primeros-pasos/${Math.max(step, 1)}`
