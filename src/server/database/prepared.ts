import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './open.ts'

/** Builds a statement once for each database, so that calls do not pay for query building. */
export function prepared<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const built = new WeakMap<Db, Statement>()
  return (db) => {
    const statement = built.get(db) ?? build(db)
    built.set(db, statement)
    return statement
  }
}

/** Builds a statement for each combination of `parts`, which also form the name. */
export function preparedFor<Parts extends (string | string[])[], Statement>(
  kind: string,
  build: (db: Db, name: string, ...parts: Parts) => Statement,
): (db: Db, ...parts: Parts) => Statement {
  const statements = prepared(() => new Map<string, Statement>())
  return (db, ...parts) => {
    const name = [kind, ...parts.flat()].join('_')
    const cache = statements(db)
    const statement = cache.get(name) ?? build(db, name, ...parts)
    cache.set(name, statement)
    return statement
  }
}

/** Hides the value of a parameter from the planner. Otherwise PostgreSQL plans a prepared statement at every call. */
export function parameter(
  name: string,
  type: 'int' | 'int[]' | 'uuid[]' | 'text' | 'timestamptz' | 'jsonpath',
): SQL {
  return sql`(select ${sql.placeholder(name)}::${sql.raw(type)})::${sql.raw(type)}`
}
