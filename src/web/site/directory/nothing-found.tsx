import type { Suggestions } from '#contract/directory.ts'
import { WEEKDAY_NAMES } from '#contract/hours/weekdays.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { CategoryLinks } from './category-links.tsx'
import { type DirectoryQuery, directoryUrl } from './directory-url.ts'
import styles from './nothing-found.module.css'

type NothingFoundProps = { query: DirectoryQuery; suggestions: Suggestions | undefined }

/** An empty result with suggestions: a corrected search, similar categories, all shops. */
export function NothingFound({ query, suggestions }: NothingFoundProps) {
  const { suggestion, categories = [] } = suggestions ?? {}
  const isFiltered = (query.categories ?? []).length > 0 || query.offers || query.open !== undefined
  if (!isFiltered && !query.q) return <NobodyYet />
  return (
    <div className={`grid gap-16 ${styles.nothing}`}>
      {suggestion && (
        <p className={styles.didYouMean}>
          ¿Quisiste decir{' '}
          <a href={directoryUrl({ q: suggestion })}>
            <strong>{suggestion}</strong>
          </a>
          ?
        </p>
      )}
      {categories.length > 0 && (
        <div>
          <p>Quizá lo tengan en:</p>
          <CategoryLinks categories={categories} />
        </div>
      )}
      <EmptyState
        title={query.open ? 'Todo está cerrado' : 'No hemos encontrado nada'}
        sign="Cerrado"
        action={
          query.open ? (
            <ButtonLink to={directoryUrl({ ...query, open: undefined, page: 1 })}>
              Ver también los cerrados
            </ButtonLink>
          ) : isFiltered && query.q ? (
            <ButtonLink to={directoryUrl({ q: query.q })}>Buscar sin filtros</ButtonLink>
          ) : (
            <ButtonLink to="/directorio">Ver todos los comercios</ButtonLink>
          )
        }
      >
        {query.open
          ? `De quienes dicen su horario, ${query.open === 'now' ? 'ahora no abre nadie' : `nadie abre el ${WEEKDAY_NAMES[query.open]}`}. Puede que abra quien no lo dice.`
          : query.q
            ? 'Prueba con otra palabra, o con el nombre de lo que buscas en general: «zapatos», «regalo».'
            : 'Mira los demás comercios del pueblo.'}
      </EmptyState>
    </div>
  )
}

/** Before the town has any shop. */
function NobodyYet() {
  return (
    <EmptyState
      title="El primer comercio está por abrir"
      sign="Muy pronto"
      action={<ButtonLink to="/signup">Registrar mi comercio</ButtonLink>}
    >
      En cuanto un comercio entre en el directorio, lo verás aquí.
    </EmptyState>
  )
}
