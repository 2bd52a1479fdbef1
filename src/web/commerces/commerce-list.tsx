import { useRef } from 'react'
import { useNavigate } from 'react-router'
import type { Commerce } from '#contract/commerces.ts'
import { formatCount } from '#contract/numbers.ts'
import { ADMINISTRATOR, OWNER, roleNumber } from '#contract/roles.ts'
import { storedRole, useUser } from '#web/api/session.ts'
import { listOwnRestrictions } from '#web/appeals/calls.ts'
import { listCategories } from '#web/categories/calls.ts'
import { useOpenForm } from '#web/dialogs/use-open-form.ts'
import { CardsSkeleton } from '#web/lists/cards-skeleton.tsx'
import { listLoader } from '#web/lists/list-loader.ts'
import { ListScreen, screenFailure } from '#web/lists/list-screen.tsx'
import { RowsSkeleton } from '#web/lists/rows-skeleton.tsx'
import { useDeletion } from '#web/lists/use-deletion.ts'
import { useFocusOnNewPage } from '#web/lists/use-focus-on-new-page.ts'
import { ScreenHead } from '#web/screens/screen-head.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconPlus } from '#web/ui/icons.ts'
import { toast } from '#web/ui/toast.tsx'
import type { Route } from './+types/commerce-list.ts'
import { AddDialog } from './add-dialog.tsx'
import { deleteCommerce, listDeletedCommerces, restoreCommerce, searchCommerces } from './calls.ts'
import { CommerceFilters } from './commerce-filters.tsx'
import styles from './commerce-list.module.css'
import { NoCommerces } from './no-commerces.tsx'
import { OfficeCommerces } from './office-commerces.tsx'
import { DeletedCommerces, linkId, OwnCommerces } from './own-commerces.tsx'
import { apiQuery, isFiltered, parseQuery } from './parse-query.ts'
import { DELETION_MESSAGES } from './removal-reasons.ts'

/** An owner with more shops sees the filters. */
const MAX_WITHOUT_FILTERS = 6

export const clientLoader = listLoader([ADMINISTRATOR, OWNER], async (listQuery) => {
  const query = parseQuery(listQuery)
  const [list, categories, deleted, restrictions] = await Promise.all([
    searchCommerces(apiQuery(query)),
    listCategories(),
    listOwnDeleted(),
    listOwnRestrictions(),
  ])
  return { query, categories, deleted, restrictions, ...list }
})

async function listOwnDeleted(): Promise<Commerce[]> {
  return storedRole() === OWNER ? (await listDeletedCommerces()).results : []
}

/** Before hydration the role is unknown: both skeletons are rendered, and CSS hides one by `data-role`. */
export function HydrateFallback() {
  const user = useUser()
  const role = roleNumber(user?.role)
  return (
    <>
      <ScreenHead title="Comercios" isWide />
      {(!user || role === ADMINISTRATOR) && (
        <div className={styles.office}>
          <div inert className="max-w-1120 container">
            <CommerceFilters count={0} categories={[]} isOffice />
          </div>
          <RowsSkeleton label="Cargando los comercios" hasThumbnail lines={2} />
        </div>
      )}
      {(!user || role !== ADMINISTRATOR) && (
        <div className={styles.own}>
          <CardsSkeleton label="Cargando los comercios" />
        </div>
      )}
    </>
  )
}

export const ErrorBoundary = screenFailure({ title: 'Comercios', items: 'los comercios' })

export default function CommerceList({ loaderData }: Route.ComponentProps) {
  const { query, count, results: commerces, deleted, categories, restrictions } = loaderData
  const isAdministrator = storedRole() === ADMINISTRATOR
  const isFilteredList = isFiltered(query)
  const isEmpty = count === 0 && !isFilteredList
  const hasFilters = isFilteredList || count > (isAdministrator ? 0 : MAX_WITHOUT_FILTERS)
  const heading = useFocusOnNewPage('Comercios', loaderData)
  const deletedHeading = useRef<HTMLHeadingElement>(null)
  const deletion = useDeletion(deleted, {
    elementId: linkId,
    focusIfEmpty: deletedHeading,
    remove: deleteCommerce,
    restore: restoreCommerce,
    messages: DELETION_MESSAGES,
  })
  const [isAdding = false, setAdding] = useOpenForm<boolean>('add')
  const navigate = useNavigate()

  async function onAdded({ id, owner }: Commerce) {
    await navigate(`/commerces/${id}/`)
    toast({
      message: isAdministrator
        ? addedMessage(owner)
        : 'Solicitud enviada. Te escribiremos cuando la revisemos.',
    })
  }

  const add = (
    <Button icon={IconPlus} onClick={() => setAdding(true)}>
      Añadir comercio
    </Button>
  )
  const filters = hasFilters && (
    <CommerceFilters count={count} categories={categories} isOffice={isAdministrator} />
  )
  const screen = {
    title: 'Comercios',
    lead: isEmpty ? undefined : countLine(count, isFilteredList, isAdministrator),
    start: heading,
    list: loaderData,
    action: add,
    isBlank: isEmpty,
    filters,
    empty: <NoCommerces query={query} action={add} />,
  }
  return (
    <>
      {isAdministrator ? (
        <OfficeCommerces
          screen={screen}
          order={query.order}
          commerces={commerces}
          categories={categories}
        />
      ) : (
        <ListScreen
          {...screen}
          isWide
          foot={
            deleted.length > 0 && (
              <DeletedCommerces
                commerces={deleted}
                categories={categories}
                restrictions={restrictions}
                onRestore={deletion.restore}
                heading={deletedHeading}
              />
            )
          }
        >
          <OwnCommerces commerces={commerces} categories={categories} />
        </ListScreen>
      )}
      <AddDialog
        opened={isAdding}
        categories={categories}
        onAdded={onAdded}
        onClose={() => setAdding(false)}
      />
    </>
  )
}

function addedMessage(owner: Commerce['owner']): string {
  const message = 'Comercio añadido: ya está en el directorio.'
  if (owner === null) return `${message} No es de nadie todavía.`
  return owner.is_invited
    ? `${message} Hemos invitado a ${owner.email}.`
    : `${message} Se lo decimos a ${owner.username} por correo.`
}

function countLine(count: number, isFiltered: boolean, isAdministrator: boolean): string {
  if (isFiltered && count === 0) return 'Ningún comercio encontrado.'
  if (isFiltered) return `${formatCount(count, 'comercio encontrado', 'comercios encontrados')}.`
  if (isAdministrator) {
    return `${formatCount(count, 'comercio', 'comercios')} en total. Toca uno para verlo.`
  }
  return count === 1
    ? 'Tu comercio. Tócalo para verlo.'
    : `Tus ${formatCount(count, 'comercio', 'comercios')}. Toca uno para verlo.`
}
