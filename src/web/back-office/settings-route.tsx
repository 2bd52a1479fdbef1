import type { ListedCategory, ListedCommerce } from '#contract/directory.ts'
import type { Page } from '#contract/paging.ts'
import { ADMINISTRATOR, OWNER } from '#contract/roles.ts'
import { RowsSkeleton } from '#web/lists/rows-skeleton.tsx'
import { Landing } from '#web/site/landing/landing.tsx'
import { STREET_HOUSES } from '#web/site/landing/streets.ts'
import { guarded } from '../api/guard.ts'
import { getPublic } from '../api/http.ts'
import type { Route } from './+types/settings-route.ts'
import styles from './settings.module.css'

export const clientLoader = guarded([ADMINISTRATOR, OWNER], async () => {
  const [categories, { results }] = await Promise.all([
    getPublic<ListedCategory[]>('/api/directory/categories/'),
    getPublic<Page<ListedCommerce>>(`/api/directory/commerces/?page=1&page_size=${STREET_HOUSES}`),
  ])
  return { categories, shops: results }
})

export function HydrateFallback() {
  return <RowsSkeleton label="Cargando la portada" rows={1} lines={3} />
}

/** The specification requires the home page here. Nothing links to it. */
export default function SettingsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <div className={styles.bleed}>
      <Landing {...loaderData} />
    </div>
  )
}
