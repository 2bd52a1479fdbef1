import { useRef } from 'react'
import { ADDRESS_PARTS, type Address, isTown, type TownOfAddress } from '#contract/address.ts'
import { addressLines } from '#contract/address-lines.ts'
import { readAddress } from '#contract/read-address.ts'
import { useTown } from '#web/api/site.ts'
import { Interpretation, TextField } from '#web/forms/field.tsx'
import { FieldsFold } from '#web/forms/fields-fold.tsx'
import { announce } from '#web/ui/announcer.tsx'
import { AddressText } from './address-text.tsx'
import type { FieldProps } from './commerce-fields.tsx'
import styles from './commerce-form.module.css'

type AddressFieldsProps = {
  field: (name: keyof Address) => FieldProps
  setText: (name: keyof Address, text: string) => void
  /** Shows all fields at once, because a centred dialog moves when a part unfolds. */
  isUnfolded: boolean
}

/** The fields of an address. A whole address in the first field is split when the field loses the focus. */
export function AddressFields({ field, setText, isUnfolded }: AddressFieldsProps) {
  const town = useTown()
  const address = Object.fromEntries(
    ADDRESS_PARTS.map((name) => [name, field(name).value.trim()]),
  ) as Address
  const streetAtFocus = useRef('')
  const hasFoldedValue = address.address_extra !== '' || address.locality !== ''
  const hasFoldedError = Boolean(field('address_extra').error ?? field('locality').error)

  /** Splits the address, unless it is unchanged: a saved street must not be split again. */
  function split() {
    if (field('street').value === streetAtFocus.current) return
    const parts = splitAddress(address.street, town)
    if (parts === undefined) return
    for (const name of ADDRESS_PARTS) if (parts[name] !== undefined) setText(name, parts[name])
    const lines = addressLines({ ...address, ...parts, direction: '' }, town)
    announce(`La dirección queda así: ${lines.filter(Boolean).join(', ')}`)
  }

  return (
    <div className="grid gap-16 full-row">
      <TextField
        {...field('street')}
        help="La calle o la plaza. Puedes pegar la dirección completa: la separamos por ti."
        autoComplete="address-line1"
        onFocus={() => {
          streetAtFocus.current = field('street').value
        }}
        onBlur={split}
        // Enter submits the form without a blur of the field.
        onKeyDown={({ key }) => key === 'Enter' && split()}
      />
      <div className={`grid align-start gap-16 ${styles.short}`}>
        <TextField {...field('number')} autoComplete="off" />
        <TextField {...field('postal_code')} inputMode="numeric" autoComplete="postal-code" />
      </div>
      <FieldsFold
        label="Añadir piso, local u otra localidad"
        isNeeded={isUnfolded || hasFoldedValue || hasFoldedError}
      >
        <TextField
          {...field('address_extra')}
          help="Por ejemplo: bajo, local 3, junto a la plaza."
          autoComplete="address-line2"
        />
        <TextField
          {...field('locality')}
          help={town ? `Solo si no es ${town.locality}.` : 'El pueblo o la ciudad.'}
          autoComplete="address-level2"
        />
      </FieldsFold>
      {address.street !== '' && (
        <Interpretation>
          Se verá así:
          <AddressText address={{ ...address, direction: '' }} />
        </Interpretation>
      )}
    </div>
  )
}

/** Splits 'C/ Mayor 12, 12540 Vila-real'. Returns undefined if it is only a street or unclear. */
export function splitAddress(line: string, town: TownOfAddress | null) {
  const { locality, ...read } = readAddress(line.trim(), town)
  if (read.street === line.trim()) return undefined
  const parts = { ...read, locality: town && isTown(locality, town) ? '' : locality }
  return Object.fromEntries(
    ADDRESS_PARTS.filter((name) => parts[name] !== '').map((name) => [name, parts[name]]),
  )
}
