import { useState } from 'react'
import { readSeasonDay, saySeasonDay } from '#contract/hours/read-date.ts'
import { TextField } from '#web/forms/field.tsx'
import { whenReleased } from '#web/forms/when-released.ts'

type SeasonDayFieldProps = {
  id: string
  label: string
  value: string
  error: string | undefined
  onChange: (text: string) => void
}

/** A day of every year, as it is said: '15 de junio', '15/6'. */
export function SeasonDayField({ value, error, onChange, ...field }: SeasonDayFieldProps) {
  const [isFocused, setFocused] = useState(false)
  const read = value.trim() === '' ? undefined : readSeasonDay(value)
  const told = !isFocused && read && 'error' in read ? read.error : undefined

  function leave() {
    whenReleased(() => {
      if (document.activeElement?.id === field.id) return
      setFocused(false)
      if (read && 'day' in read) onChange(saySeasonDay(read.day))
    })
  }

  return (
    <TextField
      {...field}
      value={value}
      {...((error ?? told) && { error: error ?? told! })}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="next"
      onFocus={() => setFocused(true)}
      onBlur={leave}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
