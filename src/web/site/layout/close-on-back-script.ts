/**
 * Makes the back button close the open dialog or popover of a public page: while one is open, there is an extra history
 * entry. The function is inlined, like site-script.ts, so it must not use anything from outside.
 */
export function startClosingOnBack(): void {
  // `:is` ignores selectors that a browser does not support.
  const findOpen = () => document.querySelector<HTMLElement>(':is(dialog:modal, :popover-open)')
  const hasEntry = () => Boolean(history.state?.isOpen)
  // Prevents going back twice: a closed dialog is reported twice, and `history.back` is asynchronous.
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
  // The user returns from a page that was opened from the dialog.
  addEventListener('pageshow', () => {
    isLeaving = false
    if (hasEntry()) leave()
  })
}
