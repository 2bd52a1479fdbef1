export type Suggestion = { name: string; detail: string; path: string }

/** The listbox of a search field, in the same `<search>`. Inlined, so it must use nothing from outside. */
export function openListbox() {
  return { enrich, state, show, close, select }

  function partsOf(field: HTMLInputElement) {
    const parts = field.closest('search')!
    return {
      list: parts.querySelector<HTMLElement>('[role="listbox"]')!,
      count: parts.querySelector<HTMLElement>('[role="status"]')!,
    }
  }

  // Adds the roles of a combobox, because without this script the field is only a search field.
  function enrich(field: HTMLInputElement) {
    if (field.getAttribute('role') === 'combobox') return
    field.setAttribute('role', 'combobox')
    field.setAttribute('aria-autocomplete', 'list')
    field.setAttribute('aria-controls', partsOf(field).list.id)
    field.setAttribute('aria-expanded', 'false')
  }

  function state(field: HTMLInputElement) {
    const options = [...partsOf(field).list.children] as HTMLElement[]
    return { options, selected: options.find((option) => option.matches('[aria-selected="true"]')) }
  }

  function show(field: HTMLInputElement, found: Suggestion[]) {
    const { list, count } = partsOf(field)
    const options = found.map(({ name, detail, path }, at) => {
      const option = document.createElement('div')
      option.id = `${list.id}-${at}`
      option.setAttribute('role', 'option')
      option.setAttribute('aria-selected', 'false')
      option.dataset.path = path
      option.className =
        'cluster align-baseline gap-x-12 tap py-10 px-12 rounded-field pointer hover-sunken'
      const span = (className: string, textContent: string) =>
        Object.assign(document.createElement('span'), { className, textContent })
      option.append(span('strong', name), ' ', span('muted small', detail))
      return option
    })
    close(field)
    list.replaceChildren(...options)
    list.hidden = options.length === 0
    field.setAttribute('aria-expanded', String(!list.hidden))
    place(field, list)
    const text = options.length === 1 ? '1 sugerencia' : `${options.length} sugerencias`
    count.textContent = options.length === 0 ? 'Sin sugerencias' : text
  }

  // Opens above the field if there is no room below.
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

  // Goes round the positions: 0 is the typed text, 1 the first suggestion.
  function select(field: HTMLInputElement, step: number) {
    const { options, selected } = state(field)
    const from = selected ? options.indexOf(selected) + 1 : 0
    const positions = options.length + 1
    const chosen = options[((from + step + positions) % positions) - 1]
    for (const option of options) option.setAttribute('aria-selected', String(option === chosen))
    if (!chosen) return field.removeAttribute('aria-activedescendant')
    field.setAttribute('aria-activedescendant', chosen.id)
    chosen.scrollIntoView({ block: 'nearest' })
  }
}
