/**
 * Reports actions on the page of a shop or an offer to our own server, for the figures. The function is inlined in the
 * page, like site-script.ts, so it must use nothing else.
 */
export function startActions(): void {
  if (document.documentElement.dataset.figures === 'off') return
  const BUTTONS: Record<string, string> = { share: 'share', print: 'print', copy: 'code' }

  addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest('a, [data-does]') : null
      const item = pressed?.closest<HTMLElement>('[data-commerce]')
      if (!(pressed instanceof HTMLElement) || !item) return
      const kind = pressed instanceof HTMLAnchorElement ? kindOf(pressed) : kindOfButton(pressed)
      if (kind) report(item, kind)
      if (pressed.dataset.does !== 'save' || pressed.dataset.saved !== undefined) return
      // Counts only if it was saved: the device may refuse, or the list may be full.
      setTimeout(() => pressed.dataset.saved !== undefined && report(item, 'save'))
    },
    // Captures, because other listeners may open a dialog or leave the page.
    true,
  )

  function kindOfButton({ dataset }: HTMLElement): string | undefined {
    return BUTTONS[dataset.does ?? '']
  }

  /** A link to the map only opens the map: it does not count. */
  function kindOf({ protocol, hostname, rel, dataset }: HTMLAnchorElement): string | undefined {
    if (protocol === 'tel:') return 'call'
    if (protocol === 'mailto:') return 'mail'
    if (dataset.place !== undefined) return dataset.map === undefined ? 'directions' : undefined
    if (!rel.includes('ugc')) return undefined
    return hostname === 'wa.me' ? 'whatsapp' : 'web'
  }

  function report({ dataset }: HTMLElement, kind: string): void {
    const { commerce, offer } = dataset
    const body = JSON.stringify({ kind, commerce, offer })
    navigator.sendBeacon?.(
      '/api/directory/actions/',
      new Blob([body], { type: 'application/json' }),
    )
  }
}
