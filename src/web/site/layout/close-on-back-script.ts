/**
 * The way back closes the dialog or the popover that is open over a public page, instead of leaving the page: while one
 * is open, the history has an entry more. Inlined, like site-script.ts, so it must not use anything from outside.
 */
export function startClosingOnBack(): void {
  // `:is` ignores what a browser does not know.
  const findOpen = () => document.querySelector<HTMLElement>(':is(dialog:modal, :popover-open)')
  const hasEntry = () => Boolean(history.state?.isOpen)
  // A dialog that closes is noticed twice, and the way back takes its time.
  let isLeaving = false
  const leave = () => {
    if (!isLeaving) history.back()
    isLeaving = true
  }
  const update = () => {
    const open = findOpen()
    if (open && !hasEntry()) history.pushState({ ...history.state, isOpen: true }, '')
    if (!open && hasEntry()) leave()
  }
  new MutationObserver(update).observe(document, { subtree: true, attributeFilter: ['open'] })
  document.addEventListener('toggle', update, true)

  addEventListener('popstate', () => {
    isLeaving = false
    const open = hasEntry() ? null : findOpen()
    if (open instanceof HTMLDialogElement) open.close()
    else open?.hidePopover()
  })
  // Back from a page that was opened from it.
  addEventListener('pageshow', () => {
    isLeaving = false
    if (hasEntry()) leave()
  })
}
