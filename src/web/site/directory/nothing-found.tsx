import type { ListedCategory, Suggestions } from '#contract/directory.ts'
import { WEEKDAY_NAMES } from '#contract/hours/weekdays.ts'
import type { PageContext } from '#web/api/server-api.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { CategoryLinks } from './category-links.tsx'
import { type DirectoryQuery, directoryUrl } from './directory-url.ts'
import { readCategories } from './read-lists.ts'

const MAX_ALTERNATIVES = 3

/** Returns categories whose name is similar to the search, else the categories with most shops. */
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

export function NothingFound({ query, suggestion, alternatives }: NothingFoundProps) {
  const { q, categories = [], offers, facts = [], open } = query
  const isFiltered = categories.length > 0 || !!offers || facts.length > 0 || !!open
  if (!isFiltered && !q) return <EmptyTown />
  const [title, sentence] = explanationOf(query)
  const [to, label] = alternativeTo(query, isFiltered)
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
        title={title}
        sign="Nada por aquí"
        action={<ButtonLink to={to}>{label}</ButtonLink>}
      >
        {sentence}
      </EmptyState>
      <CategoryLinks categories={alternatives} />
    </div>
  )
}

function explanationOf({ open, facts = [] }: DirectoryQuery): [title: string, sentence: string] {
  if (open) {
    const nobody = open === 'now' ? 'ahora no abre nadie' : `nadie abre el ${WEEKDAY_NAMES[open]}`
    const sentence = `De quienes dicen su horario, ${nobody}. Puede que abra quien no lo dice.`
    return ['Todo está cerrado', sentence]
  }
  if (facts.length > 0) {
    const sentence = 'Puede que alguno lo tenga y no lo haya dicho: llama y pregunta.'
    return ['No sabemos de nadie', sentence]
  }
  const sentence = 'O con el nombre de lo que buscas en general: «zapatos», «regalo».'
  return ['Prueba con otra palabra', sentence]
}

function alternativeTo(query: DirectoryQuery, isFiltered: boolean): [to: string, label: string] {
  const { q, open } = query
  if (open)
    return [directoryUrl({ ...query, open: undefined, page: 1 }), 'Ver también los cerrados']
  if (isFiltered && q) return [directoryUrl({ q }), 'Buscar sin filtros']
  return ['/directorio', 'Ver todos los comercios']
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
