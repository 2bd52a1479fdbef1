import {
  type ChangeEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { useUnsaved } from '#web/api/unsaved-changes.ts'
import { checkForm, nestValues } from './check-form.ts'
import type { FormOptions } from './form-options.ts'
import { FormStore } from './form-store.ts'

/**
 * The state of a form. A submit validates all fields and focuses the first invalid one. `field(name)` returns the
 * props of a text control; other controls use `values`, `fieldErrors`, `change` and `idOf`.
 */
export function useForm<Values extends object, Answer>(options: FormOptions<Values, Answer>) {
  const idPrefix = useId()
  const [store] = useState(() => new FormStore(options, idPrefix))
  const [required] = useState(() => requiredNames(options))
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
  return {
    ...actions,
    ...state,
    isDirty,
    isSubmitting,
    labels,
    /** Returns the props of controls whose value `field` cannot handle. */
    control: (name: string) => ({ id: idOf(name), error: state.fieldErrors[name] }),
    field: <Name extends keyof Values & string>(name: Name) => ({
      id: idOf(name),
      name,
      label: labels[name] ?? '',
      value: String(state.values[name] ?? ''),
      error: state.fieldErrors[name],
      'aria-required': required.includes(name) || undefined,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        change(name, event.target.value as Values[Name]),
    }),
    /** Returns the current state, even before the next render. */
    latest: store.getState,
  }
}

/** Returns the names of the text fields that the schema does not accept empty. */
function requiredNames({
  schema,
  initial,
}: Pick<FormOptions<object, unknown>, 'schema' | 'initial'>): string[] {
  const texts = Object.entries(initial).flatMap(([name, value]) =>
    typeof value === 'string' ? [name] : [],
  )
  const empty = { ...initial, ...Object.fromEntries(texts.map((name) => [name, ''])) }
  const errors = schema ? checkForm(schema, nestValues(empty)) : {}
  return texts.filter((name) => name in errors)
}

/** The part of `useForm` that components around any form use. */
export type Form = Omit<
  ReturnType<typeof useForm>,
  'values' | 'change' | 'field' | 'latest' | 'getState' | 'rebase' | 'takePhoto'
>
