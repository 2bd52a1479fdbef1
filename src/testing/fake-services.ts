import type { Services } from '#server/services.ts'

/** A delivery that does not send mails: tests read the outbox. */
export const noDelivery: Services['mail'] = {
  notify() {},
  sendNow: async () => {},
  idle: async () => {},
  close: async () => {},
}

/** Directory changes that are never observed, so that no page is cached. */
export const noDirectoryChanges: Services['changes'] = {
  version: () => undefined,
  lastKnown: () => undefined,
  isListening: () => true,
  settled: async () => {},
  current: () => undefined,
  isAlone: () => true,
  close: async () => {},
}

/** Returns a clock that moves only when the test advances or sets it. */
export function openClock(start: string) {
  let now = new Date(start)
  return {
    now: () => now,
    advance(seconds: number) {
      now = new Date(now.getTime() + seconds * 1000)
    },
    set(instant: string) {
      now = new Date(instant)
    },
  }
}
