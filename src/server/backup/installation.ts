import { randomUUID } from 'node:crypto'
import type { Db } from '../database/open.ts'
import { installation } from '../database/schema.ts'

/** Returns the identifier of this installation. It is created when it is first needed. */
export async function installationOf(db: Db): Promise<string> {
  const known = await findInstallation(db)
  if (known !== undefined) return known
  const identifier = randomUUID().slice(0, 8)
  await db.insert(installation).values({ identifier }).onConflictDoNothing()
  // Another instance may have inserted it first.
  return (await findInstallation(db))!
}

export async function findInstallation(db: Db): Promise<string | undefined> {
  const [row] = await db.select({ identifier: installation.identifier }).from(installation)
  return row?.identifier
}
