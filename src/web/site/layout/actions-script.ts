/** Reports actions on the page of a shop or an offer, for the figures. Inlined, so it must use nothing from outside. */
export function startActions(): void {
  if (document.documentElement.dataset.figures === 'off') return
  const BUTTONS: Record<string, string> = { share: 'share', print: 'print', copy: 'code' }

  addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest('a, [data-does]') : null
      const item = pressed?.closest<HTMLElement>('[data-commerce]')
      if (!(pressed instanceof HTMLElement) || !item) return
      const isLink = pressed instanceof HTMLAnchorElement
      const kind = isLink ? kindOfLink(pressed) : BUTTONS[pressed.dataset.does ?? '']
      if (kind) report(item, kind)
      if (pressed.dataset.does !== 'save' || pressed.dataset.saved !== undefined) return
      // A save that the browser refuses to store does not count.
      setTimeout(() => pressed.dataset.saved !== undefined && report(item, 'save'))
    },
    // Runs before other listeners, because they may leave the page.
    true,
  )

  function kindOfLink({ protocol, hostname, rel, dataset }: HTMLAnchorElement) {
    if (protocol === 'tel:') return 'call'
    if (protocol === 'mailto:') return 'mail'
    // A link that only opens the map does not count.
    if (dataset.place !== undefined) return dataset.map === undefined ? 'directions' : undefined
    const isOwnersLink = rel.includes('ugc')
    if (!isOwnersLink) return undefined
    return hostname === 'wa.me' ? 'whatsapp' : 'web'
  }

  function report({ dataset }: HTMLElement, kind: string): void {
    const { commerce, offer } = dataset
    const body = [JSON.stringify({ kind, commerce, offer })]
    navigator.sendBeacon?.('/api/directory/actions/', new Blob(body, { type: 'application/json' }))
  }
}
