/** The time, as a service: tests turn its hands. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
