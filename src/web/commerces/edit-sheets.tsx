import { ADDRESS_PARTS } from '#contract/address.ts'
import type { Commerce } from '#contract/commerces.ts'
import { type RiskyField, riskyPhrase } from '#contract/proposals.ts'
import { OWNER } from '#contract/roles.ts'
import { storedRole, storedUser } from '#web/api/session.ts'
import { loadDraft } from '#web/forms/drafts.ts'
import { RowContent, ValueFolds, valueRow } from '#web/lists/value-row.tsx'
import {
  IconBuildingStore,
  IconClock,
  IconMapPin,
  IconPhone,
  IconPhoto,
  IconTags,
  IconWheelchair,
} from '#web/ui/icons.ts'
import { isPublished } from './commerce-status.tsx'
import { NETWORK_NAMES } from './link-fields.tsx'
import type { EditField } from './missing.ts'
import type { FieldName } from './use-edit.ts'

type Sheet = {
  title: string
  icon: typeof IconPhone
  /** Saved fields, in the order of the screen. */
  fields: readonly FieldName[]
  /** The fields that may need a review. */
  risky: readonly RiskyField[]
  /** Says which of its fields are published at once, if some need a review. */
  direct?: string
}

export const SHEETS = {
  texts: {
    title: 'Nombre, categorías y texto',
    icon: IconBuildingStore,
    fields: ['name', 'category', 'description'],
    risky: ['name', 'category'],
    direct: 'El texto cambia al momento.',
  },
  contact: {
    title: 'Teléfono, correo y redes',
    icon: IconPhone,
    fields: ['n_tlf', 'whatsapp', 'contact_mail', 'web', ...NETWORK_NAMES],
    risky: [],
  },
  address: {
    title: 'Dirección',
    icon: IconMapPin,
    fields: ADDRESS_PARTS,
    risky: ['address'],
  },
  sells: {
    title: 'Lo que vendo',
    icon: IconTags,
    fields: ['sells'],
    risky: [],
  },
  facts: {
    title: 'Acceso, pago y servicios',
    icon: IconWheelchair,
    fields: ['facts'],
    risky: [],
  },
  photo: {
    title: 'Foto de portada',
    icon: IconPhoto,
    fields: ['photo', 'photo_focus_x', 'photo_focus_y'],
    risky: ['photo'],
  },
} satisfies Record<string, Sheet>
export type SheetName = keyof typeof SHEETS
const SHEET_NAMES = Object.keys(SHEETS) as SheetName[]

/** Returns the sheet that edits a field. */
export const sheetWith = (field: EditField): SheetName =>
  SHEET_NAMES.find((name) => SHEETS[name].fields.some((other) => other === field))!

/** Returns the sheet that edits a field that needs a review. */
export const sheetOfRisky = (field: RiskyField): SheetName =>
  SHEET_NAMES.find((name) => SHEETS[name].risky.some((other) => other === field))!

/** Returns the name of the draft of a sheet. */
export const draftOf = ({ id }: Pick<Commerce, 'id'>, sheet: SheetName) =>
  `commerce-${storedUser()?.id}-${id}-${sheet}`

/** Returns the titles of the sheets with an unsaved draft. */
export const unsavedSheets = (commerce: Pick<Commerce, 'id'>): string[] =>
  SHEET_NAMES.filter((name) => loadDraft(draftOf(commerce, name)) !== undefined).map(
    (name) => SHEETS[name].title,
  )

type SheetListProps = { commerce: Commerce; onOpen: (sheet: SheetName) => void }

/** The list of sheets, with a mark on those that have an unsaved draft. */
export function SheetList({ commerce, onOpen }: SheetListProps) {
  const unsaved = unsavedSheets(commerce)
  return (
    <ValueFolds>
      {SHEET_NAMES.map((name) => {
        const { title, icon: Icon } = SHEETS[name]
        return (
          <button key={name} type="button" className={valueRow} onClick={() => onOpen(name)}>
            <RowContent
              icon={<Icon size={24} aria-hidden />}
              name={title}
              {...(unsaved.includes(title) && { end: 'sin guardar' })}
            />
          </button>
        )
      })}
    </ValueFolds>
  )
}

type ReviewNoteProps = { sheet: Sheet; commerce: Commerce; reviewed: readonly RiskyField[] }

/** Says before a save which fields are reviewed first, and which are published at once. */
export function ReviewNote({ sheet, commerce, reviewed }: ReviewNoteProps) {
  const risky = sheet.risky.filter((field) => reviewed.includes(field))
  if (commerce.status === 'OK' && risky.length > 0) {
    return (
      <p className="flex gap-12 px-12 py-8 small loose pending rounded-field">
        <IconClock size={22} className="flex-none" aria-hidden />
        <span>
          La administración revisa {riskyPhrase(risky)} antes de publicar el cambio. Hasta entonces
          se ve lo anterior. {sheet.direct}
        </span>
      </p>
    )
  }
  const whose = storedRole() === OWNER ? 'tu' : 'su'
  return isPublished(commerce) ? (
    <p className="note">Se ve en {whose} página nada más guardar.</p>
  ) : null
}
