import { insertWaitingTown, waiting } from './waiting-town.ts'

// Had nobody ever reviewed anything: every shop waits.
await insertWaitingTown((shops) => ({ shops: shops.map(waiting), proposals: [] }))
