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
import { NON_WHATSAPP_LINKS } from './link-fields.tsx'
import type { EditField } from './missing-parts.ts'
import type { FieldName } from './use-edit.ts'

type Sheet = {
  title: string
  icon: typeof IconPhone
  fields: readonly FieldName[]
  risky: readonly RiskyField[]
  /** Says which fields of the sheet are published at once although others need a review. */
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
    fields: ['n_tlf', 'whatsapp', 'contact_mail', 'web', ...NON_WHATSAPP_LINKS],
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

export const sheetWith = (field: EditField): SheetName =>
  SHEET_NAMES.find((name) => SHEETS[name].fields.some((other) => other === field))!

export const sheetOfRisky = (field: RiskyField): SheetName =>
  SHEET_NAMES.find((name) => SHEETS[name].risky.some((other) => other === field))!

export const draftOf = ({ id }: Pick<Commerce, 'id'>, sheet: SheetName) =>
  `commerce-${storedUser()?.id}-${id}-${sheet}`

export const unsavedSheets = (commerce: Pick<Commerce, 'id'>): string[] =>
  SHEET_NAMES.filter((name) => loadDraft(draftOf(commerce, name)) !== undefined).map(
    (name) => SHEETS[name].title,
  )

type SheetListProps = { commerce: Commerce; onOpen: (sheet: SheetName) => void }

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
