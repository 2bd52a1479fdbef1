/** The buttons and keys of the photo viewer (viewer.tsx). Swiping, focus and Esc are native to the browser. */

/** Milliseconds without a scroll event after which a swipe has ended. */
const REST = 120

const dialog = document.querySelector<HTMLDialogElement>('dialog[data-viewer]')!
const strip = dialog.querySelector<HTMLElement>('[data-strip]')!
const slides = [...strip.children] as HTMLElement[]
const last = slides.length - 1
let current = 0

const buttons: Record<string, () => void> = {
  close: () => dialog.close(),
  zoom: () => zoom(!isZoomed()),
  before: () => step(current - 1),
  next: () => step(current + 1),
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
  scrollToCurrent('instant')
})

// Ends a swipe after `REST`, because not all current browsers support `scrollend`.
let restTimer: ReturnType<typeof setTimeout> | undefined
strip.addEventListener('scroll', () => {
  clearTimeout(restTimer)
  restTimer = setTimeout(() => {
    // A closed dialog has width 0.
    if (!dialog.open) return
    const index = Math.round(strip.scrollLeft / strip.clientWidth)
    // A double tap during the swipe may have zoomed the previous photo.
    if (index !== current) zoom(false)
    show(index)
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
// Turning the phone changes the width of the photos.
addEventListener('resize', () => scrollToCurrent('instant'))

function step(to: number): void {
  zoom(false)
  show(Math.min(Math.max(0, to), last))
  scrollToCurrent()
}

function scrollToCurrent(behavior: ScrollBehavior = 'auto'): void {
  strip.scrollTo({ left: current * strip.clientWidth, behavior })
}

function show(index: number): void {
  current = index
  for (const [other, slide] of slides.entries()) slide.inert = other !== index
  write('[data-count]', `Foto ${index + 1} de ${slides.length}`)
  write('[data-caption]', slides[index]!.dataset.alt ?? '')
}

function write(selector: string, text: string): void {
  const element = dialog.querySelector(selector)!
  if (element.textContent !== text) element.textContent = text
}

const isZoomed = (): boolean => slides[current]!.hasAttribute('data-zoomed')

function zoom(isZoomedIn: boolean): void {
  const slide = slides[current]!
  slide.toggleAttribute('data-zoomed', isZoomedIn)
  dialog.querySelector('[data-does=zoom]')!.setAttribute('aria-pressed', String(isZoomedIn))
  if (!isZoomedIn) return
  slide.scrollTo({
    left: (slide.scrollWidth - slide.clientWidth) / 2,
    top: (slide.scrollHeight - slide.clientHeight) / 2,
    behavior: 'instant',
  })
}
