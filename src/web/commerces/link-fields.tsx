import { useState } from 'react'
import { LINK_FIELDS, LINK_NAMES, type LinkField } from '#contract/link-fields.ts'
import { whatsappDigits } from '#contract/whatsapp.ts'
import { TextField } from '#web/forms/field.tsx'
import { ValueFold, ValueFolds } from '#web/lists/value-row.tsx'
import { IconWorld } from '#web/ui/icons.ts'
import { Switch } from '#web/ui/switch.tsx'
import type { FieldProps } from './commerce-fields.tsx'
import { linkWords } from './link-words.ts'

const HELP: Record<LinkField, string> = {
  whatsapp: 'El número al que se puede escribir.',
  instagram: 'El nombre, o la dirección de la página.',
  facebook: 'La dirección de la página, o su nombre.',
  tiktok: 'El nombre, o la dirección de la página.',
  other_link: 'Reservas, tienda, carta… Por ejemplo: reservas.laespiga.es',
}

/** Text after the link in the confirmation below a field. */
const LINK_SUFFIX: Partial<Record<LinkField, string>> = {
  whatsapp: ' en WhatsApp',
  instagram: ' en Instagram',
  tiktok: ' en TikTok',
}

export const NON_WHATSAPP_LINKS = LINK_NAMES.filter((name) => name !== 'whatsapp')

type LinkFieldsProps = {
  title: string
  names: readonly LinkField[]
  field: (name: LinkField) => FieldProps
}

export function LinkFields({ title, names, field }: LinkFieldsProps) {
  const used = names.filter((name) => field(name).value !== '')
  const list = used.map((name) => LINK_FIELDS[name].label).join(', ')
  return (
    <ValueFolds>
      <ValueFold icon={<IconWorld size={24} aria-hidden />} title={title} text={list || 'ninguna'}>
        {names.map((name) => (
          <LinkInput key={name} {...field(name)} name={name} />
        ))}
      </ValueFold>
    </ValueFolds>
  )
}

type WhatsAppFieldProps = FieldProps & { isLinked: boolean; onLink: (isLinked: boolean) => void }

export function WhatsAppField({ isLinked, onLink, ...field }: WhatsAppFieldProps) {
  return (
    <>
      <Switch label="Es también mi WhatsApp" heading="p" checked={isLinked} onChange={onLink} />
      {(!isLinked || field.error) && <LinkInput {...field} name="whatsapp" />}
    </>
  )
}

/** `isLinked`: a change of the phone number changes the WhatsApp number, too. Typing equal numbers does not link them. */
export function useLinkedNumber(phone: string, whatsapp: string) {
  const isSame = isSameNumber(phone, whatsapp)
  const [isSeparate, setSeparate] = useState(!isSame)
  return { isLinked: isSame && !isSeparate, setSeparate }
}

/** Whether two fields contain the same number, in any format, or are equal, for example both empty. */
function isSameNumber(phone: string, whatsapp: string): boolean {
  if (phone === whatsapp) return true
  const digits = whatsappDigits(phone)
  return digits !== undefined && digits === whatsappDigits(whatsapp)
}

function LinkInput({ name, ...field }: FieldProps & { name: LinkField }) {
  const [initial] = useState(field.value)
  const parsed = LINK_FIELDS[name].input.safeParse(field.value)
  const isChanged = field.value !== initial && field.error === undefined
  const words = isChanged && parsed.success ? linkWords(name, parsed.data ?? '') : ''
  return (
    <TextField
      {...field}
      help={HELP[name]}
      interpretation={words && `Se verá así: ${words}${LINK_SUFFIX[name] ?? ''}`}
      type={name === 'whatsapp' ? 'tel' : 'text'}
      inputMode={name === 'whatsapp' ? 'tel' : 'url'}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
