import { IconSearch } from '#web/ui/icons.ts'
import styles from './search-field.module.css'

type SearchFieldProps = {
  q?: string | undefined
  isLarge?: boolean
  /** Id of the list of suggestions, if a page has two fields. */
  id?: string
}

export function SearchField({ q, isLarge = false, id = 'sugerencias' }: SearchFieldProps) {
  return (
    <search className="block relative">
      <form
        action="/directorio"
        className={`row rounded-field surface ink ${styles.search}`}
        data-large={isLarge || undefined}
      >
        <IconSearch size={24} aria-hidden />
        <input
          type="search"
          name="q"
          defaultValue={q}
          aria-label="Buscar comercios"
          // '…' is beyond Latin-1 and makes V8 send the whole page twice as slowly.
          placeholder="Pan, zapatos, vino"
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          className="field-input tap"
        />
        <button type="submit" className="soft primary strong">
          Buscar
        </button>
      </form>
      <div
        role="listbox"
        id={id}
        aria-label="Sugerencias"
        className={`absolute p-6 outlined surface rounded-card shadow-modal ${styles.suggestions}`}
        hidden
      />
      <span role="status" className="visually-hidden" />
    </search>
  )
}
