import { benchPageOfShops } from './page-of-shops.ts'

process.exitCode = (await benchPageOfShops()) ? 0 : 1
