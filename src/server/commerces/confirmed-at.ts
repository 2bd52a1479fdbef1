import { sql } from 'drizzle-orm'
import { commerces } from '../database/schema.ts'

/** When the data of a shop were last changed or confirmed. */
export const CONFIRMED_AT =
  sql<string>`greatest(${commerces.updated_at}, ${commerces.confirmed_at})`.mapWith(
    commerces.updated_at,
  )
