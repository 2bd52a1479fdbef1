import { and, eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { type ActivitySelection, columns } from '../activity/queries.ts'
import {
  activity,
  applications,
  offers,
  proposals,
  restrictions,
  users,
} from '../database/schema.ts'
import type { Viewer } from '../http/access.ts'

/** Selects the log events of a shop, its application, proposals, offers and appeals. */
export function historyOf(shop: number, viewer: Viewer): ActivitySelection {
  const where = ofShop(shop)
  return viewer.role === ADMINISTRATOR ? { where } : { where, columns: columnsForOwner(viewer) }
}

function ofShop(shop: number): SQL | undefined {
  const { object_type, object_id } = activity
  const about = (type: string, ids: SQLWrapper) =>
    and(eq(object_type, type), sql`${object_id} in (${ids})`)
  return or(
    and(eq(object_type, 'commerce'), eq(object_id, shop)),
    about(
      'application',
      sql`select ${applications.pk} from ${applications} where ${applications.commerce} = ${shop}`,
    ),
    about(
      'proposal',
      sql`select ${proposals.id} from ${proposals} where ${proposals.commerce} = ${shop}`,
    ),
    about('offer', sql`select ${offers.id} from ${offers} where ${offers.commerce} = ${shop}`),
    about(
      'appeal',
      sql`select ${restrictions.id} from ${restrictions}
        left join ${offers} on ${offers.id} = ${restrictions.offer}
        where coalesce(${restrictions.commerce}, ${offers.commerce}) = ${shop}`,
    ),
  )
}

/** Columns for an owner: names of administrators and other owners are replaced. */
function columnsForOwner({ id }: Viewer): typeof columns {
  const { actor, actor_id, before, after } = activity
  const visible = {
    actor_id: sql<number | null>`case when ${actor_id} = ${id} then ${actor_id} end`,
    actor: sql<string>`case
      when ${actor_id} is null or ${actor_id} = ${id} then ${actor}
      when exists (select from ${users}
        where ${users.id} = ${actor_id} and ${users.role} = ${ADMINISTRATOR}) then 'Administración'
      else 'Otra persona' end`,
    before: withoutOwner(before),
    after: withoutOwner(after),
  }
  return { ...columns, ...(visible as unknown as typeof columns) }
}

const withoutOwner = (values: SQLWrapper) =>
  sql<unknown>`case when ${values} ? 'owner' then ${values} || '{"owner": null}' else ${values} end`
