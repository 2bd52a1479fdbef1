import { insertWaitingTown, waiting } from './waiting-town.ts'

// The demo town without any decision: all applications are pending.
await insertWaitingTown((shops) => ({ shops: shops.map(waiting), proposals: [] }))
