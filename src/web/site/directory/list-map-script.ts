import type { openList } from '#web/map/public-map.ts'

/**
 * Opens the map of a list: on wide screens beside it after the page has loaded, on others over the page when it is
 * requested. Its source is inlined, like site-script.ts, so it must only use its parameters.
 */
export function startListMap(
  importMap: (file: string) => Promise<{ openList: typeof openList }>,
): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-list-map]')
  if (!dialog || dialog.dataset.started) return
  dialog.dataset.started = ''
  const wide = matchMedia('(min-width: 75em)')

  const open = (isOverAll: boolean) =>
    importMap(dialog.dataset.file ?? '').then((map) => map.openList(dialog, isOverAll))
  // If the map fails to load, the list is enough.
  const openBeside = () => wide.matches && void open(false).catch(() => {})
  if (document.readyState === 'complete') openBeside()
  else addEventListener('load', openBeside)
  wide.addEventListener('change', openBeside)
  document.querySelector('[data-open-map]')?.addEventListener('click', () => void open(true))
}
