/** The page of a question; of one that nobody has opened yet, the first. */
export const guidePath = (step: number) => `/primeros-pasos/${Math.max(step, 1)}`
