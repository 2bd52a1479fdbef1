/**
 * Enhances the filters of a list. Its own source is inlined in the page, like site-script.ts, so it must
 * not use anything from outside.
 */
export function startFilters(): void {
  const root = document.documentElement
  if (root.dataset.filters) return
  root.dataset.filters = 'started'
  const last = 'filtro'

  // On wide screens each choice submits; in the popover of phones they are submitted together.
  addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.form?.matches('[data-filters]')) return
    if (!matchMedia('(min-width: 62em)').matches) return
    if (target.matches(':focus-visible')) remember(target.id)
    target.form.requestSubmit(target.form.querySelector<HTMLButtonElement>('[type=submit]'))
  })

  // Restores the keyboard focus after the reload.
  document.getElementById(forget() ?? '')?.focus()

  // A page from the back-forward cache shows checkboxes ticked later.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    for (const form of document.querySelectorAll<HTMLFormElement>('[data-filters]')) form.reset()
  })

  // Keeps the keyboard focus out of what the popover covers.
  addEventListener('focusin', ({ target }) => {
    const sheet = document.querySelector<HTMLElement>('[data-filters] > [popover]')
    if (!sheet?.hidePopover || sheet.contains(target as Node)) return
    if (sheet.matches(':popover-open')) sheet.hidePopover()
  })

  function remember(id: string) {
    try {
      sessionStorage.setItem(last, id)
    } catch {}
  }

  function forget(): string | null {
    try {
      const id = sessionStorage.getItem(last)
      sessionStorage.removeItem(last)
      return id
    } catch {
      return null
    }
  }
}
