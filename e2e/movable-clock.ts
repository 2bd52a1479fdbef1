import { readFileSync } from 'node:fs'

/* Preloaded into a server by `setUpOwnServer({ hasMovableClock: true })`. Its clock is ahead by the milliseconds
   in the file CLOCK_AHEAD, which is read every time. */
const RealDate = Date
const now = () => RealDate.now() + Number(readFileSync(process.env.CLOCK_AHEAD!, 'utf8'))

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
})
