import { TextField } from '#web/forms/field.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconMapPin } from '#web/ui/icons.ts'
import styles from './near-panel.module.css'

type NearPanelProps = {
  /** The other parameters of the list, as names and values. */
  params: readonly (readonly [string, string])[]
  /** The typed street, if no shop is in it. */
  unknown?: string | undefined
}

/** Asks for a street from which the list is sorted, if the browser does not reveal the position. */
export function NearPanel({ params, unknown }: NearPanelProps) {
  return (
    <form
      action="/directorio"
      className="grid gap-14 mb-24 sunken rounded-card p-20 outlined max-w-640"
      autoComplete="off"
    >
      {params.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <p>
        <strong>No sabemos dónde estás.</strong> Dinos una calle y ordenamos desde ahí.
      </p>
      <div className={`grid gap-12 ${styles.line}`}>
        <TextField
          label="Calle o plaza"
          name="calle"
          icon={IconMapPin}
          defaultValue={unknown}
          error={
            unknown &&
            `No conocemos ningún comercio en «${unknown}». Prueba con otra calle o plaza de cerca.`
          }
          help="No la guardamos."
          required
          maxLength={100}
          autoComplete="address-line1"
          enterKeyHint="go"
        />
        <Button type="submit" variant="soft">
          Usar
        </Button>
      </div>
    </form>
  )
}
