/**
 * Shows whether this device is counted: the page is equal for everybody and contains both texts. Its source is inlined
 * in the page, so it must only use its parameter.
 */
export function startObjection(cookie: string): void {
  const show = () => {
    const objects = document.cookie.split('; ').some((one) => one === `${cookie}=1`)
    for (const part of document.querySelectorAll<HTMLElement>('[data-when-counted]')) {
      part.hidden = (part.dataset.whenCounted === 'no') !== objects
    }
    const said = document.querySelector('[data-objection=no]')
    if (said && !objects) {
      said.textContent =
        'Tu navegador bloquea las cookies, y sin la que dice que no quieres contar te seguimos contando. Permite las cookies de esta web en sus ajustes y prueba otra vez.'
    }
  }
  show()
  addEventListener('pageshow', show)
}
