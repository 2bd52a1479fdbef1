import { openListbox, type Suggestion } from './suggestions-listbox.ts'

/** Suggests shops and categories while a search is typed (ARIA APG, "Editable Combobox With List Autocomplete"). */
export function startSuggestions(): void {
  listenToSearches(openListbox(), fetchSuggestions)
}

/** Listens to all search fields of the page. Inlined, so it must only use its parameters. */
export function listenToSearches(
  listbox: ReturnType<typeof openListbox>,
  fetchMatching: typeof fetchSuggestions,
): void {
  let currentSearch: AbortController | undefined

  for (const field of document.querySelectorAll('input')) enrich(field)
  addEventListener('focusin', ({ target }) => enrich(target))

  addEventListener('input', ({ target }) => {
    if (!isSearch(target)) return
    stop()
    const search = target.value.trim()
    if (search.length < 2 || navigator.onLine === false) return listbox.close(target)
    const abort = new AbortController()
    currentSearch = abort
    // Waits 150 ms for the next letter, which aborts this search.
    setTimeout(async () => {
      if (abort.signal.aborted) return
      const found = await fetchMatching(search, abort.signal)
      if (!abort.signal.aborted && document.activeElement === target) listbox.show(target, found)
    }, 150)
  })

  addEventListener('keydown', (event) => {
    const field = event.target
    if (!isSearch(field) || event.isComposing) return
    const { options, selected } = listbox.state(field)
    if (event.key === 'Tab') return listbox.close(field)
    if (event.key === 'Escape' && options.length > 0) {
      event.preventDefault()
      return leave(field)
    }
    if (event.key === 'Enter') {
      if (!selected) return
      event.preventDefault()
      return location.assign(selected.dataset.path!)
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || options.length === 0) return
    event.preventDefault()
    listbox.select(field, step)
  })

  // Otherwise a tap would blur the field and close the list before the click.
  addEventListener('mousedown', (event) => {
    if (optionAt(event.target)) event.preventDefault()
  })
  addEventListener('click', ({ target }) => {
    const option = optionAt(target)
    if (option) location.assign(option.dataset.path!)
  })

  addEventListener('focusout', ({ target }) => leave(target))
  addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement) leave(target.elements.namedItem('q'))
  })

  function enrich(field: unknown) {
    if (isSearch(field)) listbox.enrich(field)
  }

  function leave(field: unknown) {
    if (!isSearch(field)) return
    stop()
    listbox.close(field)
  }

  function stop() {
    currentSearch?.abort()
    currentSearch = undefined
  }

  function isSearch(field: unknown): field is HTMLInputElement {
    return field instanceof HTMLInputElement && field.name === 'q' && !!field.closest('search')
  }

  function optionAt(target: EventTarget | null) {
    return target instanceof Element ? target.closest<HTMLElement>('search [role="option"]') : null
  }
}

/** Returns suggestions, or none after an error. Inlined, so it must only use its parameters. */
export async function fetchSuggestions(search: string, signal: AbortSignal): Promise<Suggestion[]> {
  try {
    const query = new URLSearchParams({ search })
    const response = await fetch(`/api/directory/suggestions/?${query}`, { signal })
    const { categories, commerces } = await response.json()
    return [
      ...categories.map(({ name, slug, commerces: count }: Record<string, string | number>) => ({
        name,
        detail: count === 1 ? '1 comercio' : `${count} comercios`,
        path: `/directorio/${slug}`,
      })),
      ...commerces.map(({ name, slug, id, direction }: Record<string, string | number>) => ({
        name,
        detail: direction,
        path: `/comercio/${slug}-${id}`,
      })),
    ]
  } catch {
    return []
  }
}
