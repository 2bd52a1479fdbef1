/** Makes the back button close the open dialog or popover. Inlined, so it must use nothing from outside. */
export function startClosingOnBack(): void {
  // `:is` ignores selectors that a browser does not support.
  const findOpen = () => document.querySelector<HTMLElement>(':is(dialog:modal, :popover-open)')
  const hasDialogEntry = () => Boolean(history.state?.isOpen)
  // `update` runs twice for a closed dialog, but must go back only once; `history.back` is asynchronous.
  let isLeaving = false
  const leave = () => {
    if (!isLeaving) history.back()
    isLeaving = true
  }
  const update = () => {
    const open = findOpen()
    if (open && !hasDialogEntry()) history.pushState({ ...history.state, isOpen: true }, '')
    if (!open && hasDialogEntry()) leave()
  }
  new MutationObserver(update).observe(document, { subtree: true, attributeFilter: ['open'] })
  document.addEventListener('toggle', update, true)

  addEventListener('popstate', () => {
    isLeaving = false
    const open = hasDialogEntry() ? null : findOpen()
    if (open instanceof HTMLDialogElement) open.close()
    else open?.hidePopover()
  })
  // After a return from a page that was opened in a dialog, the dialog is closed but still has an entry in the history.
  addEventListener('pageshow', () => {
    isLeaving = false
    if (hasDialogEntry()) leave()
  })
}
