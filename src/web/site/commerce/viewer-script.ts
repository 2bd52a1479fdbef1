/**
 * Fills and moves the viewer of a shop's photos. Loaded with the first photo that is opened; the dialog itself is in
 * the page (viewer.tsx). Swiping, focus and Esc are native behaviour of the browser.
 */

/** Milliseconds without a scroll event after which a swipe has ended. */
const REST = 120

function openViewer(link: HTMLAnchorElement): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-viewer]')!
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-mosaic] a[data-photo]')]
  const strip = dialog.querySelector<HTMLElement>('[data-strip]')!
  if (strip.childElementCount === 0) prepare(dialog, strip, links)
  dialog.showModal()
  const at = Math.max(
    0,
    links.findIndex(({ href }) => href === link.href),
  )
  strip.scrollTo({ left: at * strip.clientWidth, behavior: 'instant' })
  show(dialog, strip, at)
}

function prepare(dialog: HTMLDialogElement, strip: HTMLElement, links: HTMLAnchorElement[]): void {
  strip.append(...links.map(slideOf))
  const step = (to: number) => {
    const at = Math.min(Math.max(0, to), links.length - 1)
    zoom(dialog, strip, false)
    strip.scrollTo({ left: at * strip.clientWidth })
    show(dialog, strip, at)
  }
  const keys: Record<string, () => void> = {
    ArrowLeft: () => step(present(strip) - 1),
    ArrowRight: () => step(present(strip) + 1),
    Home: () => step(0),
    End: () => step(links.length - 1),
  }
  // `scrollend` is not supported by all current browsers.
  let resting: ReturnType<typeof setTimeout> | undefined
  strip.addEventListener('scroll', () => {
    clearTimeout(resting)
    resting = setTimeout(() => {
      // A dialog closed meanwhile has no width, so the position would be wrong.
      if (!dialog.open) return
      zoomOthersOut(strip)
      show(dialog, strip, placeOf(strip))
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
    if (button === null) return
    const { does } = button.dataset
    if (does === 'close') dialog.close()
    if (does === 'zoom') zoom(dialog, strip)
    if (does === 'before') step(present(strip) - 1)
    if (does === 'next') step(present(strip) + 1)
  })
  dialog.addEventListener('close', () => zoom(dialog, strip, false))
  // Keeps the shown photo after the phone is turned.
  addEventListener('resize', () => {
    if (dialog.open)
      strip.scrollTo({ left: present(strip) * strip.clientWidth, behavior: 'instant' })
  })
}

function slideOf(link: HTMLAnchorElement): HTMLElement {
  const small = link.querySelector<HTMLImageElement>('img[srcset]') ?? new Image()
  const image = new Image(Number(link.dataset.width), Number(link.dataset.height))
  const slide = document.createElement('li')
  slide.style.setProperty('--ratio', String(image.width / image.height))
  image.loading = 'lazy'
  image.decoding = 'async'
  image.sizes = '100vw'
  image.srcset = small.srcset
  image.src = link.href
  image.alt = small.alt
  image.draggable = false
  slide.append(image)
  return slide
}

/** Returns the index of the slide in the middle. */
function placeOf(strip: HTMLElement): number {
  return Math.round(strip.scrollLeft / strip.clientWidth)
}

/** Returns the index of the slide that is shown or being moved to. */
function present(strip: HTMLElement): number {
  return [...strip.children].findIndex((slide) => !slide.hasAttribute('inert'))
}

function show(dialog: HTMLDialogElement, strip: HTMLElement, at: number): void {
  const slides = [...strip.children] as HTMLElement[]
  const told = slides.map((slide) => slide.querySelector('img')!.alt)
  for (const [place, slide] of slides.entries()) slide.inert = place !== at
  const count = `Foto ${at + 1} de ${slides.length}`
  set('[data-count]', count)
  const { said = '' } = document.querySelectorAll<HTMLAnchorElement>('[data-mosaic] a[data-photo]')[
    at
  ]!.dataset
  set('[data-caption]', said)
  for (const [does, isEnd] of [
    ['before', at === 0],
    ['next', at === told.length - 1],
  ] as const) {
    dialog.querySelector(`[data-does=${does}]`)!.toggleAttribute('data-end', isEnd)
  }

  function set(place: string, words: string) {
    const element = dialog.querySelector(place)!
    if (element.textContent !== words) element.textContent = words
  }
}

const isZoomed = (strip: HTMLElement) => strip.querySelector('[data-zoomed]') !== null

function zoom(dialog: HTMLDialogElement, strip: HTMLElement, into = !isZoomed(strip)): void {
  const slide = strip.children[present(strip)]
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

function zoomOthersOut(strip: HTMLElement): void {
  for (const [place, slide] of [...strip.children].entries()) {
    if (place !== placeOf(strip)) slide.removeAttribute('data-zoomed')
  }
}

addEventListener('open-photo', (event) =>
  openViewer((event as CustomEvent<HTMLAnchorElement>).detail),
)
