/**
 * Enhances the filters of a list. Its own source is inlined in the page, like site-script.ts, so it must
 * not use anything from outside.
 */
export function startFilters(): void {
  const root = document.documentElement
  if (root.dataset.filters) return
  root.dataset.filters = 'started'

  // A page from the back-forward cache shows checkboxes ticked later.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    for (const form of document.querySelectorAll<HTMLFormElement>('[data-filters]')) form.reset()
  })

  // Keeps the keyboard focus out of what a popover covers.
  addEventListener('focusin', ({ target }) => {
    for (const sheet of document.querySelectorAll<HTMLElement>('[data-filters] > [popover]')) {
      if (!sheet.hidePopover || sheet.contains(target as Node)) continue
      if (sheet.matches(':popover-open')) sheet.hidePopover()
    }
  })
}
