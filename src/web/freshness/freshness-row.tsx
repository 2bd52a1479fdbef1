import { Link } from 'react-router'
import type { Category } from '#contract/categories.ts'
import { factsInWords } from '#contract/facts/say-facts.ts'
import type { Freshness } from '#contract/freshness.ts'
import { formatCount } from '#contract/numbers.ts'
import { facadeOf } from '#web/commerces/facade-of.ts'
import { formatPhone, phoneLink } from '#web/format/phone.ts'
import { checkboxIds, RowCheckbox } from '#web/lists/row-checkbox.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Mark } from '#web/ui/drawing.tsx'
import { IconCheck, IconMail, IconPhone } from '#web/ui/icons.ts'
import { StatusChip } from '#web/ui/status-chip.tsx'
import styles from './freshness.module.css'
import { type FreshnessAction, formatAge, whatIsKnown } from './labels.ts'

type ActionsProps = Pick<FreshnessRowProps, 'shop' | 'busyOf' | 'onRun'>

/** Call, ask by mail, or say that all is well. */
export function FreshnessActions({ shop, busyOf, onRun }: ActionsProps) {
  const { name, n_tlf } = shop
  const canAsk = shop.owner_email !== null && !shop.is_unwanted
  return (
    <>
      <ButtonLink
        to={phoneLink(n_tlf)}
        variant="text"
        size="small"
        icon={<IconPhone size={22} aria-hidden />}
        aria-label={`Llamar a ${name}, ${formatPhone(n_tlf)}`}
      >
        {formatPhone(n_tlf)}
      </ButtonLink>
      {canAsk && (
        <Button
          variant="soft"
          size="small"
          icon={<IconMail size={22} aria-hidden />}
          aria-label={`Preguntar por correo: ${name}`}
          data-key="R"
          isBusy={busyOf('ask', shop)}
          busyLabel="Enviando…"
          onClick={() => onRun('ask', shop)}
        >
          Preguntar
        </Button>
      )}
      <Button
        variant="soft"
        size="small"
        icon={<IconCheck size={22} aria-hidden />}
        aria-label={`Dar por bueno: ${name}`}
        data-key="A"
        isBusy={busyOf('confirm', shop)}
        busyLabel="Guardando…"
        onClick={() => onRun('confirm', shop)}
      >
        Dar por bueno
      </Button>
    </>
  )
}

type FreshnessRowProps = {
  shop: Freshness
  categories: readonly Category[]
  isChosen: boolean
  onToggle: () => void
  busyOf: (action: FreshnessAction, shop: Freshness) => boolean
  onRun: (action: FreshnessAction, shop: Freshness) => void
}

/** A shop with what is known of its data, and the next steps: write, call, say that all is well, or go and see. */
export function FreshnessRow({
  shop,
  categories,
  isChosen,
  onToggle,
  busyOf,
  onRun,
}: FreshnessRowProps) {
  const { id, name, confirmed_at } = shop
  const known = whatIsKnown(shop)
  const facts = factsInWords(shop.facts)
  return (
    <li className={`grid align-center ${styles.row}`}>
      <RowCheckbox
        label={`Elegir ${name}`}
        id={checkboxIds(id)[0]}
        checked={isChosen}
        onChange={onToggle}
      />
      <Mark shop={facadeOf(shop, categories)} size={52} />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link to={`/commerces/${id}/`}>{name}</Link>
        </h2>
        <p className={`muted small ${styles.detail}`}>
          Confirmado <time dateTime={confirmed_at}>{formatAge(confirmed_at)}</time>
          {missingOf(shop).map((what) => ` · ${what}`)}
        </p>
        {facts && <p className={`muted small ${styles.detail}`}>Dice: {facts}</p>}
      </div>
      <div className={styles.chip}>
        <StatusChip tone={known.tone}>{known.text}</StatusChip>
      </div>
      <div className={`cluster gap-8 ${styles.actions}`}>
        <FreshnessActions shop={shop} busyOf={busyOf} onRun={onRun} />
      </div>
    </li>
  )
}

export function missingOf({ has_hours, has_place, has_photo, old_offers }: Freshness): string[] {
  return [
    ...(has_hours ? [] : ['sin horario']),
    ...(has_place ? [] : ['sin dirección en el mapa']),
    ...(has_photo ? [] : ['sin foto']),
    ...(old_offers > 0 ? [formatCount(old_offers, 'oferta vieja', 'ofertas viejas')] : []),
  ]
}
