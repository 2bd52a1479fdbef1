import { useId } from 'react'
import { IconSearch } from '#web/ui/icons.ts'
import styles from './search-field.module.css'

type SearchFieldProps = {
  q?: string | undefined
  /** Of the landing: larger. */
  large?: boolean
}

/** Searches the directory. A plain form; street-script.ts suggests shops and trades as one types. */
export function SearchField({ q, large = false }: SearchFieldProps) {
  const list = useId()
  return (
    <search>
      <form action="/directorio" className={large ? styles.large : styles.search}>
        <IconSearch size={24} aria-hidden />
        <input
          type="search"
          name="q"
          defaultValue={q}
          aria-label="Buscar comercios"
          placeholder="Pan, zapatos, vino…"
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          list={list}
        />
        <datalist id={list} />
        <button type="submit">Buscar</button>
      </form>
    </search>
  )
}
