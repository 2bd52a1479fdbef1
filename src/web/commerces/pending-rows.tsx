import type { ReactNode } from 'react'
import type { Category } from '#contract/categories.ts'
import type { Commerce } from '#contract/commerces.ts'
import { type PendingChange, RISKY_LABELS, type RiskyField } from '#contract/proposals.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { storedRole } from '#web/api/session.ts'
import { formatPhone } from '#web/format/phone.ts'
import { IconBuildingStore, IconPhoto, IconTags } from '#web/ui/icons.ts'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { AskedValue } from './asked-value.tsx'
import styles from './commerce-list.module.css'
import { Contact } from './contact-list.tsx'
import type { DirectChanges } from './direct-changes.ts'
import { categoryNames } from './facade-of.ts'
import { linkWords } from './link-words.ts'
import { LINKS, type LinkName } from './shop-links.tsx'

/** How something stands that its owner asks for. */
export function PendingChip({ isReleased }: { isReleased: boolean }) {
  return <StatusChip tone="waiting">{isReleased ? 'Sin publicar' : 'En revisión'}</StatusChip>
}

type PendingProps = {
  commerce: Commerce
  categories: readonly Category[]
  /** What waits in vain: nobody reviews it any more. */
  released: readonly RiskyField[]
}

const ICONS = { name: IconBuildingStore, category: IconTags, photo: IconPhoto }

/** What neighbours see of a shop where another value waits, but for its address, which has a row anyhow. */
export function PendingRows(props: PendingProps) {
  const { commerce, categories } = props
  const standing = {
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
        name={RISKY_LABELS[field]}
        note={<Asked change={change} {...props} />}
      >
        {standing[field]}
      </Contact>
    )
  })
}

/** What is said beside the other values: what is asked for the address, and what was changed at once. */
export function notesOf(props: PendingProps, direct: DirectChanges): Record<string, ReactNode> {
  const address = props.commerce.pending?.find(({ field }) => field === 'address')
  const before = Object.entries(direct).map(([name, value]) => [
    name,
    <Before key={name} words={wordsOf(name, String(value))} />,
  ])
  return {
    ...Object.fromEntries(before),
    ...(address && { direction: <Asked change={address} {...props} /> }),
  }
}

function wordsOf(name: string, value: string): string {
  if (value === '') return 'nada'
  if (name === 'n_tlf') return formatPhone(value)
  return LINKS.includes(name as LinkName) ? linkWords(name as LinkName, value) : value
}

function Asked({ change, categories, released }: PendingProps & { change: PendingChange }) {
  return (
    <>
      <PendingChip isReleased={released.includes(change.field)} />
      <div className={`note regular break-anywhere ${styles.note}`}>
        {storedRole() === ADMINISTRATOR ? 'Pide: ' : 'Has pedido: '}
        <span className={change.field === 'photo' ? 'block mt-6' : `rounded-chip ${styles.asked}`}>
          <AskedValue change={change} categories={categories} />
        </span>
      </div>
    </>
  )
}

function Before({ words }: { words: string }) {
  return (
    <>
      <StatusChip tone="good">Ya cambiado</StatusChip>
      <div className={`note regular break-anywhere ${styles.note}`}>Antes: {words}</div>
    </>
  )
}
