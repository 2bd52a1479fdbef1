import { useEffect } from 'react'
import type { ListMapData } from '#web/map/list-map.ts'
import { Button } from '#web/ui/button.tsx'
import { IconChevronLeft, IconChevronRight, IconMap } from '#web/ui/icons.ts'
import { Chip } from './chips.tsx'
import styles from './list-map.module.css'
import { startListMap } from './list-map-script.ts'

type ListMapProps = {
  data: ListMapData
  /** URL of the script that opens the map. */
  file: string
}

/**
 * The map of a list: beside it on wide screens, over it on others. It contains nothing that the list does not contain.
 */
export function ListMap({ data, file }: ListMapProps) {
  useEffect(() => startListMap(importMap), [])
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

/** Opens the map over the list on narrow screens. */
export function MapChip() {
  return (
    <Chip data-open-map className={`scripts-only ${styles.open}`}>
      <IconMap size={22} aria-hidden />
      Mapa
    </Chip>
  )
}

const STEP = 'grid place-center tap-square rounded-button primary'

const importMap = () => import('#web/map/public-map.ts')
