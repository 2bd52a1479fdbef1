import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate, useNavigation } from 'react-router'
import { asSearchText } from '#contract/invisible-marks.ts'
import { formatNumber } from '#contract/numbers.ts'
import { Select } from '#web/forms/select-field.tsx'
import { announce } from '#web/ui/announcer.tsx'
import { IconSearch, IconX } from '#web/ui/icons.ts'
import { useOnChange } from '#web/ui/use-on-change.ts'
import styles from './list-filters.module.css'
import { useListQuery, useListUrl } from './list-url.ts'

export function ListFilters({ children }: { children: ReactNode }) {
  return <div className={`cluster between max-w-1120 mb-20 ${styles.filters}`}>{children}</div>
}

export function ListChoices({ children }: { children: ReactNode }) {
  return <div className={`cluster gap-12 mb-20 ${styles.choices}`}>{children}</div>
}

type Tab = {
  name: string
  value: string
  count?: number | undefined
  /** Whether the items wait for the user's decision. */
  isWaiting?: boolean
}

type TabsProps = {
  tabs: readonly Tab[]
  counted?: readonly [one: string, many: string]
  className?: string
}

/** A tab for each state of a list. The URL parameter `estado` has the value of the open tab. */
export function ListTabs({ tabs, counted = ['', ''], className = '' }: TabsProps) {
  const urlWith = useListUrl()
  const current = useListQuery().option('estado', tabs)
  return (
    <nav aria-label="Estado" className={`min-w-0 ${styles.tabs} ${className}`}>
      <ul>
        {tabs.map(({ name, value, count = 0, isWaiting }) => (
          <li key={name}>
            <Link
              to={urlWith({ estado: value })}
              className={`row gap-8 muted one-line no-underline justify-center min-h-52 ${styles.tab}`}
              aria-current={value === current.value ? 'page' : undefined}
            >
              {name}{' '}
              {count > 0 && (
                <span
                  className={`small tabular ${isWaiting ? 'pending rounded-chip centered' : ''} ${styles.count}`}
                  data-waiting={isWaiting || undefined}
                >
                  {formatNumber(count)}
                  <span className="visually-hidden"> {counted[count === 1 ? 0 : 1]}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type SearchProps = {
  label: string
  placeholder: string
  /** Number of results in words, read out after a search. */
  found: string
}

/** Searches while the user types, 300 ms after the last key. The URL parameter `buscar` has the search. */
export function ListSearch({ label, placeholder, found }: SearchProps) {
  const { search = '' } = useListQuery()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const urlWith = useListUrl()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { state, location: next } = useNavigation()
  const isLoading = state === 'loading'
  const latest = useRef({ urlWith, isLeaving: false })
  latest.current = { urlWith, isLeaving: next !== undefined && next.pathname !== pathname }
  useOnChange(search, () => announce(found))

  // Going back in the history restores an older search.
  useEffect(() => {
    if (input.current && asSearchText(input.current.value) !== search) input.current.value = search
  }, [search])
  useEffect(() => () => clearTimeout(timer.current), [])

  function scheduleSearch(wait: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const text = asSearchText(input.current?.value ?? '')
      const { urlWith, isLeaving } = latest.current
      // A delayed search must not return to this screen after another screen was opened.
      if (isLeaving || text === search) return
      navigate(urlWith({ buscar: text }), { replace: true })
    }, wait)
  }

  return (
    <search className={`min-w-0 ${styles.search}`} aria-busy={isLoading}>
      <form
        className="row field-box relative rounded-field"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          scheduleSearch(0)
        }}
      >
        <IconSearch className="muted" size={24} aria-hidden />
        <input
          className="field-input"
          ref={input}
          type="search"
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          defaultValue={search}
          onChange={() => scheduleSearch(300)}
          // Searches at once, so that a delayed search does not undo the next action.
          onBlur={() => scheduleSearch(0)}
        />
        {search !== '' && (
          <button
            type="button"
            className={`hover-sunken inset-focus grid place-center flex-none rounded-field ${styles.clear}`}
            aria-label="Quitar la búsqueda"
            onClick={() => {
              if (input.current) input.current.value = ''
              input.current?.focus()
              scheduleSearch(0)
            }}
          >
            <IconX size={22} aria-hidden />
          </button>
        )}
      </form>
    </search>
  )
}

type ListSelectProps = Pick<ComponentProps<typeof Select>, 'options'> & {
  label: string
  param: string
}

export function ListSelect({ label, param, options }: ListSelectProps) {
  const urlWith = useListUrl()
  const navigate = useNavigate()
  return (
    <Select
      className={`strong ${styles.select}`}
      aria-label={label}
      value={useListQuery().option(param, options).value}
      options={options}
      onChange={(value) => navigate(urlWith({ [param]: value }))}
    />
  )
}
