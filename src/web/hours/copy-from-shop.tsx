import { useState } from 'react'
import type { Commerce } from '#contract/commerces.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, CardBody } from '#web/ui/card.tsx'
import { IconBuildingStore } from '#web/ui/icons.ts'
import { toast } from '#web/ui/toast.tsx'
import { SHIFT, unbroken } from '#web/ui/unbroken.tsx'
import styles from './hours.module.css'
import { type HoursValues, valuesOf } from './hours-values.ts'
import type { HoursForm } from './use-hours-form.ts'

type CopyFromShopProps = { form: HoursForm; today: string; others: readonly Commerce[] }

/** Special days, holidays and the closure are not copied, because they differ between shops. */
const COPIED_FIELDS = ['line', 'told', 'by_appointment', 'regular', 'seasons'] as const

export function CopyFromShop({ form, today, others }: CopyFromShopProps) {
  const [isOpen, setOpen] = useState(false)
  if (others.length === 0) return null

  function copy({ name, hours }: Commerce) {
    const before = form.latest().values
    write(valuesOf(hours, today))
    setOpen(false)
    form.focus('regular')
    toast({ message: `Copiado el horario de ${name}.`, onUndo: () => write(before) })
  }

  function write(values: HoursValues) {
    for (const part of COPIED_FIELDS) form.change(part, values[part])
  }

  return (
    <>
      <Button
        variant="text"
        size="small"
        icon={IconBuildingStore}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Copiar de otro comercio
      </Button>
      {isOpen && (
        <Card className="full-width">
          <CardBody>
            <p className="note">
              Copia la semana y las temporadas. Los días especiales y los cierres, no.
            </p>
            <ul className="grid gap-8 mt-12">
              {others.map((shop) => (
                <li key={shop.id}>
                  <button
                    type="button"
                    className={`grid full-width break-anywhere rounded-field min-h-56 field-box ${styles.shop}`}
                    onClick={() => copy(shop)}
                  >
                    <strong>{shop.name}</strong>
                    <span className="note">{unbroken(shop.hours_text, SHIFT)}</span>
                  </button>
                </li>
              ))}
            </ul>
          </CardBody>
        </Card>
      )}
    </>
  )
}
