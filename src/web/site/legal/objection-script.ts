/**
 * Shows which of the two is so on this device: the page is the same for everybody. Its own source is inlined in the
 * page, so it must only use its parameter.
 */
export function startObjection(cookie: string): void {
  const show = () => {
    const objects = document.cookie.split('; ').some((one) => one === `${cookie}=1`)
    for (const part of document.querySelectorAll<HTMLElement>('[data-when-counted]')) {
      part.hidden = (part.dataset.whenCounted === 'no') !== objects
    }
  }
  show()
  addEventListener('pageshow', show)
}
