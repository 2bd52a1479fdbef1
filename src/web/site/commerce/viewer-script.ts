/**
 * Moves the viewer of a shop's photos. Loaded with the first photo that is opened; the dialog itself is in
 * the page (viewer.tsx). Swiping, focus and Esc are native behaviour of the browser.
 */

/** Milliseconds without a scroll event after which a swipe has ended. */
const REST = 120

function openViewer(link: HTMLAnchorElement): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-viewer]')!
  const strip = dialog.querySelector<HTMLElement>('[data-strip]')!
  if (strip.dataset.started === undefined) start(dialog, strip)
  dialog.showModal()
  const at = [...strip.querySelectorAll('img')].findIndex(({ src }) => src === link.href)
  strip.scrollTo({ left: at * strip.clientWidth, behavior: 'instant' })
  show(dialog, strip, at)
}

function start(dialog: HTMLDialogElement, strip: HTMLElement): void {
  strip.dataset.started = ''
  const last = strip.childElementCount - 1
  const step = (to: number) => {
    const at = Math.min(Math.max(0, to), last)
    zoom(dialog, strip, false)
    strip.scrollTo({ left: at * strip.clientWidth })
    show(dialog, strip, at)
  }
  const buttons: Record<string, () => void> = {
    close: () => dialog.close(),
    zoom: () => zoom(dialog, strip),
    before: () => step(shownIndex(strip) - 1),
    next: () => step(shownIndex(strip) + 1),
  }
  const keys: Record<string, (() => void) | undefined> = {
    ArrowLeft: buttons.before,
    ArrowRight: buttons.next,
    Home: () => step(0),
    End: () => step(last),
  }
  // `scrollend` is not supported by all current browsers.
  let resting: ReturnType<typeof setTimeout> | undefined
  strip.addEventListener('scroll', () => {
    clearTimeout(resting)
    resting = setTimeout(() => {
      // A dialog closed meanwhile has no width, so the position would be wrong.
      if (!dialog.open) return
      const at = Math.round(strip.scrollLeft / strip.clientWidth)
      // A double tap during the swipe has zoomed the photo before.
      if (at !== shownIndex(strip)) zoom(dialog, strip, false)
      show(dialog, strip, at)
    }, REST)
  })
  strip.addEventListener('dblclick', () => zoom(dialog, strip))
  dialog.addEventListener('keydown', (event) => {
    const move = keys[event.key]
    if (move === undefined || isZoomed(strip)) return
    event.preventDefault()
    move()
  })
  dialog.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    buttons[button?.dataset.does ?? '']?.()
  })
  dialog.addEventListener('close', () => zoom(dialog, strip, false))
  // Keeps the shown photo after the phone is turned.
  addEventListener('resize', () => {
    if (dialog.open)
      strip.scrollTo({ left: shownIndex(strip) * strip.clientWidth, behavior: 'instant' })
  })
}

/** Returns the index of the slide that is shown or being moved to. */
function shownIndex(strip: HTMLElement): number {
  return [...strip.children].findIndex((slide) => !slide.hasAttribute('inert'))
}

function show(dialog: HTMLDialogElement, strip: HTMLElement, at: number): void {
  const slides = [...strip.children] as HTMLElement[]
  for (const [place, slide] of slides.entries()) slide.inert = place !== at
  set('[data-count]', `Foto ${at + 1} de ${slides.length}`)
  set('[data-caption]', slides[at]!.dataset.alt ?? '')
  dialog.querySelector('[data-does=before]')!.toggleAttribute('data-end', at === 0)
  dialog.querySelector('[data-does=next]')!.toggleAttribute('data-end', at === slides.length - 1)

  function set(place: string, words: string) {
    const element = dialog.querySelector(place)!
    if (element.textContent !== words) element.textContent = words
  }
}

const isZoomed = (strip: HTMLElement) => strip.querySelector('[data-zoomed]') !== null

function zoom(dialog: HTMLDialogElement, strip: HTMLElement, into = !isZoomed(strip)): void {
  const slide = strip.children[shownIndex(strip)]
  if (slide === undefined) return
  slide.toggleAttribute('data-zoomed', into)
  strip.toggleAttribute('data-held', into)
  const button = dialog.querySelector('[data-does=zoom]')!
  button.setAttribute('aria-pressed', String(into))
  if (!into) return
  slide.scrollTo({
    left: (slide.scrollWidth - slide.clientWidth) / 2,
    top: (slide.scrollHeight - slide.clientHeight) / 2,
    behavior: 'instant',
  })
}

addEventListener('open-photo', (event) =>
  openViewer((event as CustomEvent<HTMLAnchorElement>).detail),
)
