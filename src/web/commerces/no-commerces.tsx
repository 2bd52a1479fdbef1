import type { ReactNode } from 'react'
import { ADMINISTRATOR, type Role } from '#contract/roles.ts'
import { storedRole } from '#web/api/session.ts'
import { EmptyList } from '#web/lists/empty-list.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { type CommerceListQuery, isFiltered } from './parse-query.ts'

type NoCommercesProps = { query: CommerceListQuery; action: ReactNode }

export function NoCommerces({ query, action }: NoCommercesProps) {
  const { search } = query
  if (isFiltered(query)) {
    return (
      <EmptyList
        title={search === undefined ? 'No hay ninguno así' : `Nada con «${search}»`}
        link={{ to: '/commerces', name: 'Ver todos' }}
        hasMainAction
      >
        Prueba con menos letras, o con otro estado o categoría.
      </EmptyList>
    )
  }
  const { title, sentence } = noCommercesTexts(storedRole())
  return (
    <EmptyState title={title} sign="Por estrenar" action={action} isSticky>
      {sentence}
    </EmptyState>
  )
}

export function noCommercesTexts(role: Role | undefined): { title: string; sentence: string } {
  if (role === ADMINISTRATOR) {
    return {
      title: 'Aún no hay ningún comercio',
      sentence: 'Cuando alguien registre el suyo y confirme el correo, aparecerá aquí.',
    }
  }
  return {
    title: 'Aún no tienes ningún comercio',
    sentence: 'Añade el tuyo: lo revisamos y lo publicamos en el directorio.',
  }
}
