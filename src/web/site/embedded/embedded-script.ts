/**
 * Sends the height of this page to the page around it, whenever it changes, if that page asks and its host is allowed.
 * Its source is inlined in the page, so it must only use its parameters.
 */
export function startEmbedded(askHeight: string): void {
  const content = document.querySelector<HTMLElement>('[data-hosts]')
  if (!content) return
  const hosts = (content.dataset.hosts ?? '').split(' ')
  let told: string | undefined
  const tell = () => {
    if (told) parent.postMessage(Math.ceil(content.getBoundingClientRect().height), told)
  }
  addEventListener('message', ({ data, source, origin }) => {
    const isNamed = hosts.some((host) => [`https://${host}`, `http://${host}`].includes(origin))
    if (source !== parent || data !== askHeight || !isNamed) return
    if (!told) new ResizeObserver(tell).observe(content)
    told = origin
    tell()
  })
  document.documentElement.dataset.site = 'started'
}
