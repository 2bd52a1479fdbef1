import {
  type ChangeEventHandler,
  type ComponentProps,
  Fragment,
  type ReactNode,
  useState,
} from 'react'
import { lacksDigit } from '#contract/contact-fields.ts'
import { LINK_NAMES } from '#contract/link-fields.ts'
import { CategoryPicker } from '#web/categories/category-picker.tsx'
import { EmailField, TextArea, TextField } from '#web/forms/field.tsx'
import { PhotoField } from '#web/forms/photo-field.tsx'
import type { Crop } from '#web/forms/photo-framing.tsx'
import { announce } from '#web/ui/announcer.tsx'
import { AddressFields } from './address-fields.tsx'
import { COMMERCE_LABELS, type CommerceText } from './commerce-values.ts'
import { LinkFields, NETWORK_NAMES, useLinkedNumber, WhatsAppField } from './link-fields.tsx'

/** The crops of the photo on the public site. On the shop's page the ratio varies; 2 is typical. */
export const COMMERCE_CROPS: Crop[] = [
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
  /** Focuses the field when the dialog opens. */
  'data-autofocus'?: true | undefined
}

type CommerceFieldsProps = {
  /** Returns the props of a text field. */
  field: (name: CommerceText) => FieldProps
  /** Changes a text field. */
  write: (name: CommerceText, text: string) => void
  photo: Omit<ComponentProps<typeof PhotoField>, 'label' | 'help'>
  category: Omit<ComponentProps<typeof CategoryPicker>, 'label' | 'help'>
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

/** The fields of a shop, in the registration and in 'Editar comercio'. */
export function CommerceFields(props: CommerceFieldsProps) {
  const { field, write, photo, category, shown = ALL } = props
  const [mail, phone] = [field('contact_mail'), field('n_tlf')]
  const { look, questionFor } = usePhoneQuestion()
  const whatsapp = field('whatsapp')
  const { isLinked, setOther } = useLinkedNumber(phone.value, whatsapp.value)
  // `street` is the whole address, `links` all links, `instagram` all links except WhatsApp.
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
        onBlur={() => look(phone.value)}
        onChange={(event) => {
          phone.onChange(event)
          if (isLinked && shown.includes('whatsapp')) write('whatsapp', event.target.value)
        }}
      />
    ),
    street: <AddressFields field={field} write={write} isUnfolded={shown !== ALL} />,
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
    links: (
      <div className="full-row">
        <LinkFields title="WhatsApp y redes" names={LINK_NAMES} field={field} />
      </div>
    ),
    whatsapp: (
      <WhatsAppField
        {...whatsapp}
        isSame={isLinked}
        onSame={(isSame) => {
          setOther(!isSame)
          write('whatsapp', isSame ? phone.value : '')
        }}
      />
    ),
    instagram: <LinkFields title="Redes" names={NETWORK_NAMES} field={field} />,
    description: (
      <div className="full-row">
        <TextArea
          {...field('description')}
          help="Dos o tres frases: qué se vende y qué lo hace distinto."
        />
      </div>
    ),
    photo: (
      <div className="full-row">
        <PhotoField
          {...photo}
          label="Foto del comercio"
          help="La fachada o el mostrador, apaisada si puede ser."
        />
      </div>
    ),
    category: (
      <div className="full-row">
        <CategoryPicker
          {...category}
          label={COMMERCE_LABELS.category}
          help="Una o varias. La primera decide el dibujo del comercio."
        />
      </div>
    ),
  }
  return shown.map((name) => <Fragment key={name}>{parts[name]}</Fragment>)
}

/** Asks about a phone number that lacks a digit: checked on blur, cleared on input. */
function usePhoneQuestion() {
  const [incomplete, setIncomplete] = useState<string>()
  return {
    look(phone: string) {
      setIncomplete(lacksDigit(phone) ? phone : undefined)
      if (lacksDigit(phone)) announce(MISSING_DIGIT)
    },
    questionFor: (phone: string) => (incomplete === phone ? MISSING_DIGIT : undefined),
  }
}

const MISSING_DIGIT = '¿Falta una cifra? Los teléfonos de España tienen nueve.'
