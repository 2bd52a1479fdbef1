import type { ListMapData } from '#web/map/list-map.ts'
import type { openList } from '#web/map/public-map.ts'
import { Button } from '#web/ui/button.tsx'
import { IconChevronLeft, IconChevronRight, IconMap } from '#web/ui/icons.ts'
import { Chip } from './chips.tsx'
import styles from './list-map.module.css'

/** The map beside a list on wide screens, else over the list. All that the map shows is also in the list. */
export function ListMap({ data, file }: { data: ListMapData; file: string }) {
  return (
    <dialog
      open
      aria-label="Mapa"
      className={`full-width rounded-card overflow-clip ink no-print scripts-only ${styles.map}`}
      data-list-map={JSON.stringify(data)}
      data-file={file}
    >
      <div className={`full-height ${styles.canvas}`} data-canvas />
      <div className={`surface shadow-modal ${styles.sheet}`} data-sheet hidden>
        <div className={`grid align-center strong ${styles.steps}`}>
          <p data-place aria-live="polite" />
          <button type="button" className={STEP} data-previous aria-label="El anterior">
            <IconChevronLeft size={24} aria-hidden />
          </button>
          <button type="button" className={STEP} data-next aria-label="El siguiente">
            <IconChevronRight size={24} aria-hidden />
          </button>
        </div>
        <div data-card className={`relative ${styles.card}`} />
        <Button variant="text" data-close>
          Volver a la lista
        </Button>
      </div>
    </dialog>
  )
}

export function MapChip() {
  return (
    <Chip data-open-map className={`scripts-only ${styles.open}`}>
      <IconMap size={22} aria-hidden />
      Mapa
    </Chip>
  )
}

const STEP = 'grid place-center tap-square rounded-button primary'

/** Opens the map beside the list or, by «Mapa», over the list. Inlined, so it must only use its parameters. */
export function startListMap(
  importMap: (file: string) => Promise<{ openList: typeof openList }>,
): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-list-map]')
  if (!dialog) return
  const wide = matchMedia('(min-width: 75em)')

  const open = (isOverAll: boolean) =>
    importMap(dialog.dataset.file ?? '').then((map) => map.openList(dialog, isOverAll))
  // If the map fails to load, no message is shown: the list is enough.
  const openBeside = () => wide.matches && void open(false).catch(() => {})
  if (document.readyState === 'complete') openBeside()
  else addEventListener('load', openBeside)
  wide.addEventListener('change', openBeside)
  document.querySelector('[data-open-map]')?.addEventListener('click', () => void open(true))
}
