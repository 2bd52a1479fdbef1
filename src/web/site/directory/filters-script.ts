/**
 * What the filters of a list do beyond their form. It stands in the page as its own source, like
 * site-script.ts, so it may use nothing from outside.
 */
export function startFilters(): void {
  const root = document.documentElement
  if (root.dataset.filters) return
  root.dataset.filters = 'started'
  const last = 'filtro'

  // Beside the list each choice is sent at once; in the sheet of a phone, all together.
  addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.form?.matches('[data-filters]')) return
    if (!matchMedia('(min-width: 62em)').matches) return
    if (target.matches(':focus-visible')) remember(target.id)
    target.form.requestSubmit(target.form.querySelector<HTMLButtonElement>('[type=submit]'))
  })

  // Whoever chooses by keyboard goes on where they were.
  document.getElementById(forget() ?? '')?.focus()

  // A page that comes back as it was left shows what was ticked since.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    for (const form of document.querySelectorAll<HTMLFormElement>('[data-filters]')) form.reset()
  })

  // Nobody is led by keyboard to what lies under the sheet.
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
