import type { openList } from '#web/map/public-map.ts'

/**
 * Opens the map of a list: beside it on wide screens once the page stands, over all on others when it is asked for.
 * Inlined, like site-script.ts, so it must only use its parameters.
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
  // Without the map the list says everything.
  const openBeside = () => wide.matches && void open(false).catch(() => {})
  if (document.readyState === 'complete') openBeside()
  else addEventListener('load', openBeside)
  wide.addEventListener('change', openBeside)
  document.querySelector('[data-open-map]')?.addEventListener('click', () => void open(true))
}
