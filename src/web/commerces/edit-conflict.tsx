import { ADDRESS_PARTS, composeAddress } from '#contract/address.ts'
import type { Category } from '#contract/categories.ts'
import { facts } from '#contract/facts/facts.ts'
import { factsInWords } from '#contract/facts/say-facts.ts'
import { focusOf } from '#contract/photos.ts'
import { isSameJson } from '#contract/same-json.ts'
import { Button } from '#web/ui/button.tsx'
import { IconAlertTriangle, IconCheck } from '#web/ui/icons.ts'
import styles from './commerce-form.module.css'
import { CommercePhoto } from './commerce-photo.tsx'
import { type CommerceValues, FIELD_LABELS, valuesOf } from './commerce-values.ts'
import { categoryNames, facadeOf } from './facade-of.ts'
import { type Conflict, conflictId, type Edit, type FieldName } from './use-edit.ts'

type EditConflictProps = { edit: Edit; conflict: Conflict; categories: readonly Category[] }

export function EditConflict({ edit, conflict, categories }: EditConflictProps) {
  return (
    <section
      className="grid gap-12 p-16 outlined pending rounded-button"
      aria-labelledby={conflictId}
    >
      <h3 id={conflictId} tabIndex={-1} className="flex gap-10 small-title">
        <IconAlertTriangle size={26} aria-hidden />
        Otra persona ha guardado cambios mientras escribías
      </h3>
      <p>No se ha perdido nada de lo tuyo. Mira qué ha cambiado cada uno y guarda otra vez.</p>
      {conflict.fields.map((name) => (
        <Field key={name} name={name} edit={edit} conflict={conflict} categories={categories} />
      ))}
    </section>
  )
}

function Field({ name, edit, conflict, categories }: EditConflictProps & { name: FieldName }) {
  const { saved, written } = conflict
  const savedValues = valuesOf(saved)
  const usesSaved = formHasSaved(name, edit, savedValues)

  function choose(useSaved: boolean) {
    if (name !== 'photo') {
      const chosen = useSaved ? savedValues : written.values
      for (const part of partsOf(name)) edit.change(part, chosen[part])
    } else if (useSaved) edit.removePhoto()
    else if (written.photo) edit.takePhoto(written.photo, focusOf(written.values))
  }

  return (
    <fieldset className="min-w-0 p-16 surface rounded-field ink">
      <legend className={`full-width bold ${styles.name}`}>{FIELD_LABELS[name]}</legend>
      <dl className={`grid pre-line break-anywhere ${styles.values}`}>
        <dt className="muted">Ahora pone</dt>
        <dd>
          {name === 'photo' ? (
            <div className={`frame ratio-photo overflow-clip rounded-field ${styles.picture}`}>
              <CommercePhoto
                commerce={saved}
                shop={facadeOf(saved, categories)}
                sizes="160px"
                alt="La foto que hay ahora"
              />
            </div>
          ) : (
            formatValue(name, savedValues, categories)
          )}
        </dd>
        <dt className="muted">{name === 'photo' ? 'Tú has elegido' : 'Tú has escrito'}</dt>
        <dd>
          {name === 'photo' ? written.photo?.name : formatValue(name, written.values, categories)}
        </dd>
      </dl>
      <div className={`cluster gap-10 mt-14 ${styles.choice}`}>
        <VersionButton isChosen={!usesSaved} onChoose={() => choose(false)}>
          Dejar lo mío
        </VersionButton>
        <VersionButton isChosen={usesSaved} onChoose={() => choose(true)}>
          Usar lo de ahora
        </VersionButton>
      </div>
    </fieldset>
  )
}

type VersionButtonProps = { isChosen: boolean; onChoose: () => void; children: string }

function VersionButton({ isChosen, onChoose, children }: VersionButtonProps) {
  return (
    <Button
      variant={isChosen ? 'soft' : 'outline'}
      size="small"
      icon={isChosen ? IconCheck : undefined}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      {children}
    </Button>
  )
}

function formHasSaved(name: FieldName, { values, photo }: Edit, saved: CommerceValues): boolean {
  if (name === 'photo') return photo === undefined
  return partsOf(name).every((part) => isSameJson(values[part], saved[part]))
}

type ValueName = keyof CommerceValues

/** An address can only be chosen as a whole. */
function partsOf(name: ValueName): readonly ValueName[] {
  return name === 'street' ? ADDRESS_PARTS : [name]
}

function formatValue(name: ValueName, values: CommerceValues, categories: readonly Category[]) {
  if (name === 'category') return categoryNames(values.category, categories).join(', ')
  // If one fact is invalid, none is shown.
  if (name === 'facts') return factsInWords(facts.safeParse(values.facts).data ?? {}) || 'nada'
  if (name === 'photo_focus_x' || name === 'photo_focus_y') return `${values[name]} %`
  return `«${name === 'street' ? composeAddress(values, null) : values[name].trim()}»`
}
