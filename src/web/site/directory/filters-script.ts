/**
 * Enhances the filters of a list. Its source is inlined in the page, like site-script.ts, so it must not use anything
 * from outside.
 */
export function startFilters(): void {
  const root = document.documentElement
  if (root.dataset.filters) return
  root.dataset.filters = 'started'

  // In a page from the back-forward cache, checkboxes may be ticked that do not match its list.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    for (const form of document.querySelectorAll<HTMLFormElement>('[data-filters]')) form.reset()
  })

  // Closes a popover when the focus moves to an element that it may cover.
  addEventListener('focusin', ({ target }) => {
    for (const sheet of document.querySelectorAll<HTMLElement>('[data-filters] > [popover]')) {
      if (!sheet.hidePopover || sheet.contains(target as Node)) continue
      if (sheet.matches(':popover-open')) sheet.hidePopover()
    }
  })
}
