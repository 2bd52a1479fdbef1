import type { ListedCategory, Suggestions } from '#contract/directory.ts'
import { WEEKDAY_NAMES } from '#contract/hours/weekdays.ts'
import type { PageContext } from '#web/api/server-api.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { CategoryLinks } from './category-links.tsx'
import { type DirectoryQuery, directoryUrl } from './directory-url.ts'
import { readCategories } from './read-lists.ts'

const MAX_ALTERNATIVES = 3

/** Reads categories with a similar name, else those with most shops. */
export async function readAlternatives(context: PageContext, suggestions?: Suggestions) {
  const similar = suggestions?.categories ?? []
  const all = similar.length > 0 ? similar : await readCategories(context)
  return all
    .filter(({ commerces }) => commerces > 0)
    .toSorted((one, other) => (similar.length > 0 ? 0 : other.commerces - one.commerces))
    .slice(0, MAX_ALTERNATIVES)
}

type NothingFoundProps = {
  query: DirectoryQuery
  /** A corrected search that has results. */
  suggestion: string | null | undefined
  alternatives: readonly ListedCategory[]
}

/** An empty result, with suggestions where to look instead. */
export function NothingFound({ query, suggestion, alternatives }: NothingFoundProps) {
  const hasFacts = (query.facts ?? []).length > 0
  const isFiltered =
    (query.categories ?? []).length > 0 || query.offers || hasFacts || query.open !== undefined
  if (!isFiltered && !query.q) return <EmptyTown />
  return (
    <div className="grid place-center gap-16">
      {suggestion && (
        <p className="text-h3">
          ¿Quisiste decir{' '}
          <a href={directoryUrl({ q: suggestion })}>
            <strong>{suggestion}</strong>
          </a>
          ?
        </p>
      )}
      <EmptyState
        title={
          query.open
            ? 'Todo está cerrado'
            : hasFacts
              ? 'No sabemos de nadie'
              : 'Prueba con otra palabra'
        }
        sign="Nada por aquí"
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
          : hasFacts
            ? 'Puede que alguno lo tenga y no lo haya dicho: llama y pregunta.'
            : 'O con el nombre de lo que buscas en general: «zapatos», «regalo».'}
      </EmptyState>
      <CategoryLinks categories={alternatives} />
    </div>
  )
}

function EmptyTown() {
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
