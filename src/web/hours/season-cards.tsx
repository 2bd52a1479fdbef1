import { useRef, useState } from 'react'
import { capitalize } from '#contract/spanish.ts'
import { TextField } from '#web/forms/field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, CardBody } from '#web/ui/card.tsx'
import { IconPencil, IconPlus } from '#web/ui/icons.ts'
import { Switch } from '#web/ui/switch.tsx'
import { SHIFT, unbroken } from '#web/ui/unbroken.tsx'
import { DateField } from './date-field.tsx'
import { groupDays, letterDays } from './day-groups.ts'
import { sayTexts } from './day-row.tsx'
import type { SeasonValues, WeekTexts } from './hours-values.ts'
import styles from './special-days.module.css'
import type { HoursForm } from './use-hours-form.ts'
import { WeekGrid } from './week-grid.tsx'

const SUMMER = 'Verano'
/** The contract allows two seasons. */
const SEASON_INDEXES = [0, 1]

export function SeasonCards({ form }: { form: HoursForm }) {
  const { seasons } = form.values
  // After the last season, an empty card can add another.
  const visible = SEASON_INDEXES.filter((index) => index <= seasons.length)
  return visible.map((index) => <SeasonCard key={index} form={form} index={index} />)
}

function SeasonCard({ form, index }: { form: HoursForm; index: number }) {
  const { values, change, latest, control } = form
  const season = values.seasons[index]
  // A season that is switched off and on again gets the former values.
  const former = useRef<SeasonValues>(undefined)
  if (season) former.current = season

  function turn(isOn: boolean) {
    const others = latest().values.seasons.toSpliced(index, 1)
    if (!isOn) return change('seasons', others)
    const week = structuredClone(latest().values.regular)
    const summer = { name: SUMMER, from: '15 de junio', to: '15 de septiembre', week }
    const winter = { name: 'Navidad', from: '20 de diciembre', to: '5 de enero', week }
    change('seasons', others.toSpliced(index, 0, former.current ?? (index === 0 ? summer : winter)))
  }

  function update(changesOf: (season: SeasonValues) => Partial<SeasonValues>) {
    const { seasons } = latest().values
    change(
      'seasons',
      seasons.map((each, place) => (place === index ? { ...each, ...changesOf(each) } : each)),
    )
  }

  if (season === undefined && index > 0) {
    return (
      <div className={styles.more}>
        <Button variant="text" size="small" icon={IconPlus} onClick={() => turn(true)}>
          Añadir otra temporada
        </Button>
      </div>
    )
  }
  const prefix = `seasons.${index}`
  const isSummer = season === undefined || season.name === SUMMER
  const dateProps = (end: 'from' | 'to') => ({
    ...control(`${prefix}.${end}`),
    value: season![end],
    onChange: (text: string) => update(() => ({ [end]: text })),
  })
  return (
    <Card as="section">
      <CardBody className="stack gap-16">
        <Switch
          label={isSummer ? 'Horario de verano' : `Horario de ${season.name || 'temporada'}`}
          help="Cambia solo el primer y el último día, todos los años."
          checked={season !== undefined}
          onChange={turn}
        />
        {season && (
          <>
            {!(isSummer && index === 0) && (
              <TextField
                {...control(`${prefix}.name`)}
                label="Cómo se llama"
                value={season.name}
                maxLength={40}
                onChange={(event) => update(() => ({ name: event.target.value }))}
              />
            )}
            <div className={`grid gap-16 ${styles.days}`}>
              <DateField {...dateProps('from')} label="Desde" />
              <DateField {...dateProps('to')} label="Hasta" />
            </div>
            <SeasonWeek
              form={form}
              prefix={prefix}
              season={season}
              onChange={(updateWeek) => update(({ week }) => ({ week: updateWeek(week) }))}
            />
          </>
        )}
      </CardBody>
    </Card>
  )
}

type SeasonWeekProps = {
  form: HoursForm
  prefix: string
  season: SeasonValues
  onChange: (update: (week: WeekTexts) => WeekTexts) => void
}

function SeasonWeek({ form, prefix, season, onChange }: SeasonWeekProps) {
  const [wasOpened, setOpened] = useState(false)
  const isWrong = Object.keys(form.fieldErrors).some((name) => name.startsWith(`${prefix}.week`))
  const isOpen = wasOpened || isWrong
  return (
    <>
      <div className="row wrap between gap-12 gap-x-20">
        <p>
          {groupDays((day) => sayTexts(season.week[day])).map(({ days, words }) => (
            <span key={words} className="block tabular">
              <strong>{letterDays(days)}</strong> {unbroken(capitalize(words), SHIFT)}
            </span>
          ))}
        </p>
        <Button
          variant="soft"
          size="small"
          icon={IconPencil}
          aria-expanded={isOpen}
          onClick={() => setOpened(!isOpen)}
        >
          {isOpen ? 'Plegar las horas' : 'Cambiar horas'}
        </Button>
      </div>
      {isOpen && (
        <WeekGrid
          form={form}
          path={`${prefix}.week`}
          label={`Las horas de ${season.name}`}
          week={season.week}
          onChange={onChange}
        />
      )}
    </>
  )
}
