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

/** The same for statements of one kind, each named by the parts that it is built from. */
export function preparedFor<Parts extends (string | string[])[], Statement>(
  kind: string,
  build: (db: Db, name: string, ...parts: Parts) => Statement,
): (db: Db, ...parts: Parts) => Statement {
  const statements = prepared(() => new Map<string, Statement>())
  return (db, ...parts) => {
    const name = [kind, ...parts.flat()].join('_')
    const known = statements(db)
    const statement = known.get(name) ?? build(db, name, ...parts)
    known.set(name, statement)
    return statement
  }
}

/**
 * A parameter whose value the planner does not see. Otherwise PostgreSQL finds each plan for the values
 * at hand a little cheaper than the generic one, and plans a prepared statement anew at every call.
 */
export function parameter(
  name: string,
  type: 'int' | 'int[]' | 'uuid[]' | 'text' | 'timestamptz' | 'jsonpath',
): SQL {
  return sql`(select ${sql.placeholder(name)}::${sql.raw(type)})::${sql.raw(type)}`
}
