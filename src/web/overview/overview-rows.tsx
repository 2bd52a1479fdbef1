import type { ReactNode } from 'react'
import type { Commerce } from '#contract/commerces.ts'
import type { Counts } from '#contract/figures.ts'
import type { PlainDate } from '#contract/hours/dates.ts'
import { useModules } from '#web/api/modules.ts'
import { isPublished } from '#web/commerces/commerce-status.tsx'
import { formatPhone } from '#web/format/phone.ts'
import { RowContent, type RowValue, ValueRow, valueRow } from '#web/lists/value-row.tsx'
import {
  type Icon,
  IconChartBar,
  IconClock,
  IconDots,
  IconMapPin,
  IconPencil,
  IconPhoto,
  IconTag,
} from '#web/ui/icons.ts'
import styles from './overview.module.css'
import { figuresValue, hoursValue, offersValue, photosValue, placeValue } from './row-values.ts'

type OverviewRowsProps = {
  commerce: Commerce
  /** Figures of the last seven days. Only the owner has them. */
  week: Counts | undefined
  today: PlainDate
  onEdit: () => void
  /** Folded under 'Más'. */
  children: ReactNode
}

const ICON = { size: 24, 'aria-hidden': true } as const

export function OverviewRows({ commerce, week, today, onEdit, children }: OverviewRowsProps) {
  const modules = useModules()
  const row = (RowIcon: Icon, name: string, screen: string, value?: RowValue) => (
    <ValueRow
      icon={<RowIcon {...ICON} />}
      name={name}
      to={`/commerces/${commerce.id}${screen}`}
      {...value}
    />
  )
  return (
    <section
      className={`no-print surface overflow-clip container ${styles.rows}`}
      aria-label="Qué quieres cambiar"
    >
      {modules.offers && row(IconTag, 'Ofertas', '/offers/', offersValue(commerce))}
      {row(IconClock, 'Horario', '/horario', hoursValue(commerce, today))}
      {row(IconPhoto, 'Fotos', '/fotos', photosValue(commerce))}
      <button type="button" className={valueRow} onClick={onEdit}>
        <RowContent
          icon={<IconPencil {...ICON} />}
          name="Editar comercio"
          end={formatPhone(commerce.n_tlf)}
        />
      </button>
      {row(IconMapPin, 'Dónde está', '/lugar', placeValue(commerce))}
      {modules.figures &&
        isPublished(commerce) &&
        row(IconChartBar, 'Cifras', '/cifras', week && figuresValue(week))}
      <details className="line-top">
        <summary className={valueRow}>
          <RowContent icon={<IconDots {...ICON} />} name="Más" end="ocultar, historial…" />
        </summary>
        <div className="line-top px-18">{children}</div>
      </details>
    </section>
  )
}
