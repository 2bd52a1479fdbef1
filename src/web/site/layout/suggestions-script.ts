/**
 * Suggests shops and categories in the search field of public pages: a combobox with a listbox (ARIA
 * Authoring Practices Guide, "Editable Combobox With List Autocomplete", manual selection), so that Enter
 * searches unless a suggestion is selected. Without it the field is a plain search. Its own source is
 * inlined in the page, so it must not use anything from outside. It is not split: bundlers may rename or
 * inline a function that it calls by name, and passing its parts as parameters adds bytes to every page.
 */
export function startSuggestions(): void {
  /** Debounce, in ms. */
  const pause = 150
  let waiting: AbortController | undefined

  for (const field of document.querySelectorAll('input')) enrich(field)
  addEventListener('focusin', ({ target }) => enrich(target))

  addEventListener('input', ({ target }) => {
    if (!isSearch(target)) return
    stop()
    const search = target.value.trim()
    if (search.length < 2 || navigator.onLine === false) return close(target)
    const turn = new AbortController()
    waiting = turn
    setTimeout(async () => {
      if (turn.signal.aborted) return
      const found = await ask(search, turn.signal)
      if (!turn.signal.aborted && document.activeElement === target) show(target, found)
    }, pause)
  })

  addEventListener('keydown', (event) => {
    const field = event.target
    if (!isSearch(field) || event.isComposing) return
    const { list } = partsOf(field)
    if (event.key === 'Tab') return close(field)
    if (event.key === 'Escape' && !list.hidden) {
      event.preventDefault()
      stop()
      return close(field)
    }
    if (event.key === 'Enter') {
      const option = list.querySelector<HTMLElement>('[aria-selected="true"]')
      if (option === null) return
      event.preventDefault()
      return open(option)
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || list.children.length === 0) return
    event.preventDefault()
    walk(field, step)
  })

  // Otherwise a tap would blur the field, which closes the list before the click.
  addEventListener('mousedown', (event) => {
    if (optionAt(event.target)) event.preventDefault()
  })
  addEventListener('click', ({ target }) => {
    const option = optionAt(target)
    if (option) open(option)
  })

  addEventListener('focusout', ({ target }) => leave(target))
  addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement) leave(target.elements.namedItem('q'))
  })

  function leave(field: unknown) {
    if (!isSearch(field)) return
    stop()
    close(field)
  }

  function stop() {
    waiting?.abort()
    waiting = undefined
  }

  function isSearch(field: unknown): field is HTMLInputElement {
    return field instanceof HTMLInputElement && field.name === 'q' && !!field.closest('search')
  }

  function optionAt(target: EventTarget | null) {
    return target instanceof Element ? target.closest<HTMLElement>('search [role="option"]') : null
  }

  function partsOf(field: HTMLInputElement) {
    const parts = field.closest('search')!
    return {
      list: parts.querySelector<HTMLElement>('[role="listbox"]')!,
      count: parts.querySelector<HTMLElement>('[role="status"]')!,
    }
  }

  /** Adds the roles of a combobox, which it only is with this script. */
  function enrich(field: unknown) {
    if (!isSearch(field) || field.getAttribute('role') === 'combobox') return
    field.setAttribute('role', 'combobox')
    field.setAttribute('aria-autocomplete', 'list')
    field.setAttribute('aria-controls', partsOf(field).list.id)
    field.setAttribute('aria-expanded', 'false')
  }

  async function ask(search: string, signal: AbortSignal) {
    try {
      const query = new URLSearchParams({ search })
      const answer = await fetch(`/api/directory/suggestions/?${query}`, { signal })
      const { categories, commerces } = await answer.json()
      return [
        ...categories.map(({ name, slug, commerces: count }: Record<string, string | number>) => ({
          name,
          detail: count === 1 ? '1 comercio' : `${count} comercios`,
          address: `/directorio/${slug}`,
        })),
        ...commerces.map(({ name, slug, id, direction }: Record<string, string | number>) => ({
          name,
          detail: direction,
          address: `/comercio/${slug}-${id}`,
        })),
      ] as { name: string; detail: string; address: string }[]
    } catch {
      return []
    }
  }

  function show(field: HTMLInputElement, found: Awaited<ReturnType<typeof ask>>) {
    const { list, count } = partsOf(field)
    const options = found.map(({ name, detail, address }, at) => {
      const option = document.createElement('div')
      option.id = `${list.id}-${at}`
      option.setAttribute('role', 'option')
      option.setAttribute('aria-selected', 'false')
      option.dataset.address = address
      const [first, second] = [document.createElement('span'), document.createElement('span')]
      first.textContent = name
      second.textContent = detail
      option.append(first, ' ', second)
      return option
    })
    close(field)
    list.replaceChildren(...options)
    list.hidden = options.length === 0
    field.setAttribute('aria-expanded', String(!list.hidden))
    place(field, list)
    const several = options.length === 1 ? '1 sugerencia' : `${options.length} sugerencias`
    count.textContent = options.length === 0 ? 'Sin sugerencias' : several
  }

  /** Above the field when there is no room below. */
  function place(field: HTMLInputElement, list: HTMLElement) {
    const { top, bottom } = field.getBoundingClientRect()
    const below = (visualViewport?.height ?? innerHeight) - bottom
    list.toggleAttribute('data-above', below < list.offsetHeight + 12 && top > below)
  }

  function close(field: HTMLInputElement) {
    const { list, count } = partsOf(field)
    list.hidden = true
    list.replaceChildren()
    count.textContent = ''
    field.setAttribute('aria-expanded', 'false')
    field.removeAttribute('aria-activedescendant')
  }

  /** Before the first and after the last suggestion comes the typed text. */
  function walk(field: HTMLInputElement, step: number) {
    const options = [...partsOf(field).list.children] as HTMLElement[]
    const from = options.findIndex((option) => option.matches('[aria-selected="true"]'))
    const places = options.length + 1
    const chosen = options[((from + 1 + step + places) % places) - 1]
    for (const option of options) option.setAttribute('aria-selected', String(option === chosen))
    if (!chosen) return field.removeAttribute('aria-activedescendant')
    field.setAttribute('aria-activedescendant', chosen.id)
    chosen.scrollIntoView({ block: 'nearest' })
  }

  function open(option: HTMLElement) {
    location.assign(option.dataset.address!)
  }
}
