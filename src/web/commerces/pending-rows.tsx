import type { ReactNode } from 'react'
import type { Category } from '#contract/categories.ts'
import type { Commerce } from '#contract/commerces.ts'
import { type PendingChange, RISKY } from '#contract/proposals.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { storedRole } from '#web/api/session.ts'
import { formatPhone } from '#web/format/phone.ts'
import { IconBuildingStore, IconPhoto, IconTags } from '#web/ui/icons.ts'
import { objectPosition } from '#web/ui/photo.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import styles from './commerce-list.module.css'
import { PendingChip } from './commerce-status.tsx'
import { Contact } from './contact-list.tsx'
import type { DirectChanges } from './direct-changes.ts'
import { categoryNames } from './facade-of.ts'
import { linkWords } from './link-words.ts'
import { type LinkName, SHOP_LINK_NAMES } from './shop-links.tsx'

type PendingProps = { commerce: Commerce; categories: readonly Category[] }

const ICONS = { name: IconBuildingStore, category: IconTags, photo: IconPhoto }

/** Shows the published value of each pending field, except the address: `ContactList` always shows the address. */
export function PendingRows({ commerce, categories }: PendingProps) {
  const published = {
    name: commerce.name,
    category: categoryNames(commerce.category, categories).join(', '),
    photo: commerce.photos.length === 0 ? 'Sin foto' : 'La que se ve arriba',
  }
  return (commerce.pending ?? []).map((change) => {
    const { field } = change
    if (field === 'address') return null
    const Icon = ICONS[field]
    return (
      <Contact
        key={field}
        icon={<Icon size={24} aria-hidden />}
        name={RISKY[field].label}
        note={<PendingChangeNote change={change} categories={categories} />}
      >
        {published[field]}
      </Contact>
    )
  })
}

/** Returns notes for `ContactList`: on the pending address, and on values that were changed without a review. */
export function contactNotes({ commerce, categories }: PendingProps, formerValues: DirectChanges) {
  const address = commerce.pending?.find(({ field }) => field === 'address')
  const direct = Object.entries(formerValues).map(([name, value]) => [
    name,
    <Note key={name} chip={<StatusChip tone="good">Ya cambiado</StatusChip>}>
      Antes: {wordsOf(name, String(value))}
    </Note>,
  ])
  return {
    ...Object.fromEntries(direct),
    ...(address && {
      direction: <PendingChangeNote change={address} categories={categories} />,
    }),
  }
}

function wordsOf(name: string, value: string): string {
  if (value === '') return 'nada'
  if (name === 'n_tlf') return formatPhone(value)
  return SHOP_LINK_NAMES.includes(name as LinkName) ? linkWords(name as LinkName, value) : value
}

function PendingChangeNote({ change, categories }: PendingValueProps) {
  return (
    <Note chip={<PendingChip />}>
      {storedRole() === ADMINISTRATOR ? 'Pide: ' : 'Has pedido: '}
      <span className={change.field === 'photo' ? 'block mt-6' : `rounded-chip ${styles.asked}`}>
        <PendingValue change={change} categories={categories} />
      </span>
    </Note>
  )
}

function Note({ chip, children }: { chip: ReactNode; children: ReactNode }) {
  return (
    <>
      {chip}
      <div className={`note regular break-anywhere ${styles.note}`}>{children}</div>
    </>
  )
}

type PendingValueProps = {
  change: PendingChange
  categories: readonly Category[]
  version?: 'from' | 'to'
}

export function PendingValue({ change, version = 'to', categories }: PendingValueProps) {
  if (change.field === 'photo') {
    const { url, alt } = change[version]
    return (
      <img
        src={url.replace(/-\d+\.webp/, '-480.webp')}
        alt={alt || (version === 'to' ? 'La foto que se pide' : 'La foto de antes')}
        width={480}
        height={330}
        className={`full-width rounded-button photo-edge ratio-photo ${styles.photo}`}
        style={objectPosition(change[version])}
      />
    )
  }
  if (change.field === 'category') return categoryNames(change[version], categories).join(', ')
  return change.field === 'address' ? placeWords(change, version) : change[version]
}

function placeWords({ from, to }: PendingChange & { field: 'address' }, version: 'from' | 'to') {
  if (version === 'from') return from.direction
  return from.direction === to.direction
    ? `${to.direction}, con el pin en otro lugar`
    : to.direction
}
