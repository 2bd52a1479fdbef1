/**
 * Moves the viewer of a shop's photos. Loaded with the first photo that is opened; the dialog itself is in
 * the page (viewer.tsx). Swiping, focus and Esc are native behaviour of the browser.
 */

/** Milliseconds without a scroll event after which a swipe has ended. */
const REST = 120

const dialog = document.querySelector<HTMLDialogElement>('dialog[data-viewer]')!
const strip = dialog.querySelector<HTMLElement>('[data-strip]')!
const slides = [...strip.children] as HTMLElement[]
const last = slides.length - 1
/** Index of the slide that is shown or being moved to. */
let shown = 0

const buttons: Record<string, () => void> = {
  close: () => dialog.close(),
  zoom: () => zoom(!isZoomed()),
  before: () => step(shown - 1),
  next: () => step(shown + 1),
}
const keys: Record<string, (() => void) | undefined> = {
  ArrowLeft: buttons.before,
  ArrowRight: buttons.next,
  Home: () => step(0),
  End: () => step(last),
}

addEventListener('open-photo', (event) => {
  const link = (event as CustomEvent<HTMLAnchorElement>).detail
  dialog.showModal()
  show(slides.findIndex((slide) => slide.querySelector('img')!.src === link.href))
  scrollToShown('instant')
})

// `scrollend` is not supported by all current browsers.
let resting: ReturnType<typeof setTimeout> | undefined
strip.addEventListener('scroll', () => {
  clearTimeout(resting)
  resting = setTimeout(() => {
    // A dialog closed meanwhile has no width, so the position would be wrong.
    if (!dialog.open) return
    const at = Math.round(strip.scrollLeft / strip.clientWidth)
    // A double tap during the swipe has zoomed the photo before.
    if (at !== shown) zoom(false)
    show(at)
  }, REST)
})
strip.addEventListener('dblclick', () => zoom(!isZoomed()))
dialog.addEventListener('keydown', (event) => {
  const move = keys[event.key]
  if (move === undefined || isZoomed()) return
  event.preventDefault()
  move()
})
dialog.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null
  buttons[button?.dataset.does ?? '']?.()
})
dialog.addEventListener('close', () => zoom(false))
// Keeps the shown photo after the phone is turned.
addEventListener('resize', () => scrollToShown('instant'))

function step(to: number): void {
  zoom(false)
  show(Math.min(Math.max(0, to), last))
  scrollToShown()
}

function scrollToShown(behavior: ScrollBehavior = 'auto'): void {
  strip.scrollTo({ left: shown * strip.clientWidth, behavior })
}

function show(at: number): void {
  shown = at
  for (const [place, slide] of slides.entries()) slide.inert = place !== at
  write('[data-count]', `Foto ${at + 1} de ${slides.length}`)
  write('[data-caption]', slides[at]!.dataset.alt ?? '')
}

function write(place: string, words: string): void {
  const element = dialog.querySelector(place)!
  if (element.textContent !== words) element.textContent = words
}

function isZoomed(): boolean {
  return slides[shown]!.hasAttribute('data-zoomed')
}

function zoom(isInto: boolean): void {
  const slide = slides[shown]!
  slide.toggleAttribute('data-zoomed', isInto)
  dialog.querySelector('[data-does=zoom]')!.setAttribute('aria-pressed', String(isInto))
  if (!isInto) return
  slide.scrollTo({
    left: (slide.scrollWidth - slide.clientWidth) / 2,
    top: (slide.scrollHeight - slide.clientHeight) / 2,
    behavior: 'instant',
  })
}
