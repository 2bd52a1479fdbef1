import { useEffect, useId, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { z } from 'zod'
import { useUnsaved } from '#web/api/unsaved-changes.ts'
import { checkForm, nestValues } from './check-form.ts'
import type { FormOptions } from './form-options.ts'
import { FormStore } from './form-store.ts'

/**
 * The state of a form. A submit validates all fields and focuses the first invalid one. `field(name)` returns the
 * props of a text control; other controls use `control(name)`, `values` and `change`.
 */
export function useForm<Values extends object, Answer>(options: FormOptions<Values, Answer>) {
  const idPrefix = useId()
  const [store] = useState(() => new FormStore(options, idPrefix))
  const [required] = useState(() => requiredNames(options.schema, options.initial))
  store.options = options
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  const { isDirty, isSubmitting } = store
  useUnsaved(isDirty)
  // Runs before the first paint, to keep what was autofilled or typed before hydration.
  useLayoutEffect(() => store.hydrate(), [store])
  useEffect(() => void store.loadDraftPhoto(), [store])

  const { options: _options, ...actions } = store
  const { idOf, change } = actions
  const { labels } = options
  /** Returns the props of a control that `field` does not support. */
  const control = (name: string) => ({ id: idOf(name), error: state.fieldErrors[name] })
  return {
    ...actions,
    ...state,
    isDirty,
    isSubmitting,
    labels,
    control,
    field: <Name extends keyof Values & string>(name: Name) => ({
      ...control(name),
      name,
      label: labels[name] ?? '',
      value: String(state.values[name] ?? ''),
      'aria-required': required.includes(name) || undefined,
      onChange: ({ target }: { target: { value: string } }) =>
        change(name, target.value as Values[Name]),
    }),
    /** Returns the current state, even before the next render. */
    latest: store.getState,
  }
}

/** Returns the names of the text fields that the schema does not accept empty. */
function requiredNames(schema: z.ZodType | undefined, initial: object): string[] {
  const empty = Object.fromEntries(
    Object.entries(initial).map(([name, value]) => [name, typeof value === 'string' ? '' : value]),
  )
  const errors = schema ? checkForm(schema, nestValues(empty)) : {}
  return Object.keys(errors).filter((name) => empty[name] === '')
}

export type Form = Omit<
  ReturnType<typeof useForm>,
  'values' | 'change' | 'field' | 'latest' | 'getState' | 'rebase' | 'takePhoto'
>
