import { type ChangeEventHandler, Fragment, type ReactNode, useState } from 'react'
import type { Category } from '#contract/categories.ts'
import { lacksDigit } from '#contract/contact-fields.ts'
import { LINK_NAMES } from '#contract/link-fields.ts'
import type { PhotoFocus } from '#contract/photos.ts'
import { CategoryPicker } from '#web/categories/category-picker.tsx'
import { EmailField, TextArea, TextField } from '#web/forms/field.tsx'
import { PhotoField } from '#web/forms/photo-field.tsx'
import { PhotoFraming } from '#web/forms/photo-framing.tsx'
import type { Form } from '#web/forms/use-form.ts'
import { announce } from '#web/ui/announcer.tsx'
import { AddressFields } from './address-fields.tsx'
import { COMMERCE_LABELS, type CommerceText } from './commerce-values.ts'
import { LinkFields, NON_WHATSAPP_LINKS, useLinkedNumber, WhatsAppField } from './link-fields.tsx'

/** The crops of the photo on the public site. On the shop's page the ratio varies; 2 is typical. */
const CROPS = [
  { name: 'En las listas', ratio: 16 / 11 },
  { name: 'En su página', ratio: 2 },
]

export type FieldProps = {
  id: string
  label: string
  value: string
  error: string | undefined
  onChange: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement>
  'aria-required': true | undefined
  'data-autofocus'?: true | undefined
}

type CommerceFieldsProps = {
  form: Pick<Form, 'idOf' | 'fieldErrors' | 'photo'> & {
    isReading: boolean
    choosePhoto: (files: File[]) => void
  }
  /** Prefix of the field names in the registration form. */
  prefix?: 'commerce.'
  field: (name: CommerceText) => FieldProps
  setText: (name: CommerceText, text: string) => void
  photoFocus: PhotoFocus
  onPhotoFocus: (name: keyof PhotoFocus, percent: number) => void
  /** URL of the shop's photo. */
  savedPhoto?: string | undefined
  preview: ReactNode
  categories: Category[]
  categoryIds: number[]
  onCategories: (ids: number[]) => void
  /** Names of the shown fields, in this order. Default: all. */
  shown?: readonly string[] | undefined
}

const ALL = [
  'name',
  'contact_mail',
  'n_tlf',
  'street',
  'web',
  'links',
  'description',
  'photo',
  'category',
] as const

export function CommerceFields(props: CommerceFieldsProps) {
  const { form, prefix = '', field, setText, shown = ALL } = props
  const [mail, phone] = [field('contact_mail'), field('n_tlf')]
  const { check, questionFor } = usePhoneQuestion()
  const whatsapp = field('whatsapp')
  const { isLinked, setSeparate } = useLinkedNumber(phone.value, whatsapp.value)
  // Keys: `street` is the whole address, `links` all links, `instagram` all links except WhatsApp.
  const parts: Record<string, ReactNode> = {
    name: (
      <TextField {...field('name')} help="Como está en el rótulo." autoComplete="organization" />
    ),
    contact_mail: (
      <EmailField
        {...mail}
        help={`El que verán los clientes.${mail['aria-required'] ? '' : ' Si no hay, déjalo vacío.'}`}
        autoComplete="off"
      />
    ),
    n_tlf: (
      <TextField
        {...phone}
        help="Al que llaman los clientes."
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        question={questionFor(phone.value)}
        onBlur={() => check(phone.value)}
        onChange={(event) => {
          phone.onChange(event)
          if (isLinked && shown.includes('whatsapp')) setText('whatsapp', event.target.value)
        }}
      />
    ),
    street: <AddressFields field={field} setText={setText} isUnfolded={shown !== ALL} />,
    web: (
      <TextField
        {...field('web')}
        help="Si no hay, déjalo vacío. Por ejemplo: laespiga.es"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
      />
    ),
    links: wide(<LinkFields title="WhatsApp y redes" names={LINK_NAMES} field={field} />),
    whatsapp: (
      <WhatsAppField
        {...whatsapp}
        isLinked={isLinked}
        onLink={(isSame) => {
          setSeparate(!isSame)
          setText('whatsapp', isSame ? phone.value : '')
        }}
      />
    ),
    instagram: <LinkFields title="Redes" names={NON_WHATSAPP_LINKS} field={field} />,
    description: wide(
      <TextArea
        {...field('description')}
        help="Dos o tres frases: qué se vende y qué lo hace distinto."
      />,
    ),
    photo: wide(
      <PhotoField
        id={form.idOf(`${prefix}photo`)}
        label="Foto del comercio"
        help="La fachada o el mostrador, apaisada si puede ser."
        error={form.fieldErrors[`${prefix}photo`]}
        photo={form.photo}
        isReading={form.isReading}
        onChoose={form.choosePhoto}
        preview={props.preview}
      >
        <PhotoFraming
          idOf={(name) => form.idOf(prefix + name)}
          photo={form.photo}
          savedPhoto={props.savedPhoto}
          focus={props.photoFocus}
          crops={CROPS}
          onChange={props.onPhotoFocus}
        />
      </PhotoField>,
    ),
    category: wide(
      <CategoryPicker
        id={form.idOf(`${prefix}category`)}
        label={COMMERCE_LABELS.category}
        error={form.fieldErrors[`${prefix}category`]}
        categories={props.categories}
        chosenIds={props.categoryIds}
        onChange={props.onCategories}
        help="Una o varias. La primera decide el dibujo del comercio."
      />,
    ),
  }
  return shown.map((name) => <Fragment key={name}>{parts[name]}</Fragment>)
}

const wide = (field: ReactNode) => <div className="full-row">{field}</div>

/** Asks about a phone number that lacks a digit: checked on blur, cleared on input. */
function usePhoneQuestion() {
  const [incomplete, setIncomplete] = useState<string>()
  return {
    check(phone: string) {
      setIncomplete(lacksDigit(phone) ? phone : undefined)
      if (lacksDigit(phone)) announce(MISSING_DIGIT)
    },
    questionFor: (phone: string) => (incomplete === phone ? MISSING_DIGIT : undefined),
  }
}

const MISSING_DIGIT = '¿Falta una cifra? Los teléfonos de España tienen nueve.'
