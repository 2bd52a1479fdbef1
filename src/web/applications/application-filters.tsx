import { type FormEvent, useEffect, useRef } from 'react'
import { Link, useNavigate, useNavigation, useSearchParams } from 'react-router'
import { announce } from '#web/ui/announcer.tsx'
import { IconSearch, IconX } from '#web/ui/icons.ts'
import { sayCount } from '#web/ui/numbers.ts'
import styles from './application-filters.module.css'
import { FILTERS } from './wording.ts'

type Filter = (typeof FILTERS)[number]

type TabsProps = { filter: Filter; search: string | undefined; pending: number | undefined }

/** The states as ways through the list; the address says which. */
export function ApplicationTabs({ filter, search, pending }: TabsProps) {
  return (
    <nav aria-label="Estado" className={styles.tabs}>
      <ul>
        {FILTERS.map((one) => (
          <li key={one.name}>
            <Link
              to={addressOf(one.value, search)}
              className={styles.tab}
              aria-current={one === filter ? 'page' : undefined}
            >
              {one.name}
              {one.state === 'PE' && pending !== undefined && pending > 0 && (
                <span className={styles.count}>{pending}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Looks while one types, once the fingers rest. */
export function ApplicationSearch({ search = '', count }: { search?: string; count: number }) {
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const isLooking = useNavigation().state === 'loading'
  useResultAnnounced(search, count)

  // The way back through the history brings an older search along.
  useEffect(() => {
    if (input.current && input.current.value.trim() !== search) input.current.value = search
  }, [search])
  useEffect(() => () => clearTimeout(timer.current), [])

  function look(wait: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const text = input.current?.value.trim() ?? ''
      if (text === search) return
      navigate(addressOf(params.get('estado') ?? '', text), { replace: true })
    }, wait)
  }

  return (
    <search className={styles.search} aria-busy={isLooking}>
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          look(0)
        }}
      >
        <IconSearch size={24} aria-hidden />
        <input
          ref={input}
          type="search"
          aria-label="Buscar por comercio, dirección o persona"
          placeholder="Comercio, dirección o persona"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          defaultValue={search}
          onChange={() => look(300)}
        />
        {search !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label="Quitar la búsqueda"
            onClick={() => {
              if (input.current) input.current.value = ''
              input.current?.focus()
              look(0)
            }}
          >
            <IconX size={22} aria-hidden />
          </button>
        )}
      </form>
    </search>
  )
}

function useResultAnnounced(search: string, count: number) {
  const last = useRef(search)
  useEffect(() => {
    if (last.current === search) return
    last.current = search
    announce(count === 0 ? 'Ninguna solicitud' : sayCount(count, 'solicitud', 'solicitudes'))
  }, [search, count])
}

/** The first page of what is asked for. */
export function addressOf(state: string, search = ''): string {
  const params = new URLSearchParams()
  if (state) params.set('estado', state)
  if (search) params.set('buscar', search)
  return params.size === 0 ? '/applications' : `/applications?${params}`
}
