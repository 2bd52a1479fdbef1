import type { PageHandle } from '#web/document/page-handle.ts'
import { startActions } from '../layout/actions-script.ts'
import { staticPage } from '../layout/static-page.ts'
import { MAX_SAVED, OFFLINE_CACHE, readSaved, SAVED_STORAGE, savedPath } from './saved-list.ts'
import serviceWorker from './service-worker.ts?worker&url'

const OPTIONS = { storage: SAVED_STORAGE, max: MAX_SAVED, offline: OFFLINE_CACHE, serviceWorker }
const read = `()=>(${readSaved})(${JSON.stringify(SAVED_STORAGE)})`

export const savablePage: PageHandle = {
  staticScript: `${staticPage.staticScript};(${startActions})();(${startSaved})(${read},${savedPath},${JSON.stringify(OPTIONS)})`,
}

export const savedPage: PageHandle = {
  ...savablePage,
  headScript: `(${openSaved})(${read},${savedPath})`,
  searchParams: ['lista'],
  isListed: false,
}

/** Handles the buttons that save a shop or an offer on the device. Inlined, so it must only use its parameters. */
function startSaved(
  read: () => string[],
  pathOf: (keys: readonly string[]) => string,
  { storage, max, offline, serviceWorker }: typeof OPTIONS,
): void {
  const root = document.documentElement
  const isOwnList = () => location.pathname === '/guardados' && !('shared' in root.dataset)
  show()
  if (read().length > 0) register()
  addEventListener('storage', show)
  addEventListener('pageshow', show)

  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-saved-keys]') : null
    if (!(button instanceof HTMLElement)) return
    const keys = button.dataset.savedKeys!.split(',')
    const others = read().filter((key) => !keys.includes(key))
    const { does } = button.dataset
    if (does === 'save-all' && write([...keys, ...others], button)) location.assign('/guardados')
    if (does === 'forget' && write(others, button)) location.replace(pathOf(others))
    if (does !== 'save') return
    if (button.dataset.saved !== undefined) {
      if (write(others, button)) showNote(button, 'Ya no está en tus guardados.')
    } else if (write([...keys, ...others], button)) {
      showNote(button, 'Guardado en este dispositivo. ', 'Ver mis guardados')
      keepForOffline()
    }
  })

  function show() {
    const saved = read()
    root.toggleAttribute('data-has-saved', saved.length > 0)
    for (const button of document.querySelectorAll<HTMLElement>('[data-does=save]')) {
      button.toggleAttribute('data-saved', saved.includes(button.dataset.savedKeys!))
    }
    if (isOwnList()) history.replaceState(null, '', pathOf(saved))
  }

  /** Returns false, after a message, if the list is full or the device refuses. */
  function write(keys: string[], button: HTMLElement): boolean {
    if (keys.length > max && keys.length > read().length) {
      showNote(button, `Ya tienes ${max} guardados, y no caben más. Elimina alguno de `, 'tu lista')
      return false
    }
    try {
      localStorage.setItem(storage, JSON.stringify(keys))
    } catch {
      showNote(
        button,
        'Tu navegador no deja guardar nada. Deja espacio o permite los datos de este sitio en sus ajustes.',
      )
      return false
    }
    show()
    if (keys.length === 0) forgetOffline()
    return true
  }

  function register() {
    // Private windows and old browsers refuse: then nothing is available offline.
    return navigator.serviceWorker?.register(serviceWorker, { scope: '/' }).catch(() => undefined)
  }

  /** Caches this page, photos and fonts, and the list, because the service worker may have started later. */
  async function keepForOffline() {
    if (!(await register())) return
    const { active } = await navigator.serviceWorker.ready
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((url) => /^\/(photos|assets)\/.*\.(webp|woff2)$/.test(new URL(url).pathname))
    active?.postMessage([location.pathname, pathOf(read()), ...files])
  }

  async function forgetOffline() {
    const registration = await navigator.serviceWorker?.getRegistration()
    registration?.active?.postMessage(null)
    await registration?.unregister()
    await window.caches?.delete(offline)
  }

  function showNote(button: HTMLElement, words: string, link = '') {
    const note = button.parentElement?.querySelector('[data-saved-note]')
    if (!note) return
    const list = Object.assign(document.createElement('a'), {
      href: '/guardados',
      textContent: link,
    })
    note.replaceChildren(words, ...(link && !isOwnList() ? [list] : []))
  }
}

/** Opens the list of this device if the URL has no list; marks a different list as shared. Inlined like `startSaved`. */
function openSaved(read: () => string[], pathOf: (keys: readonly string[]) => string): void {
  // Without a connection the service worker may serve this page at other URLs.
  if (location.pathname !== '/guardados') return
  const ownPath = pathOf(read())
  const list = new URLSearchParams(location.search).get('lista')
  if (list === null && ownPath !== '/guardados') location.replace(ownPath)
  else if (list !== null && pathOf(list.split(',')) !== ownPath) {
    document.documentElement.dataset.shared = ''
  }
}
