/** The current time as a service, so that tests can replace it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
