import { sql } from 'drizzle-orm'
import { commerces } from '../database/schema.ts'

/** When a shop's data were last changed, or said to be right. */
export const CONFIRMED_AT =
  sql<string>`greatest(${commerces.updated_at}, ${commerces.confirmed_at})`.mapWith(
    commerces.updated_at,
  )
