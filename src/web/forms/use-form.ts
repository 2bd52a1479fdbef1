import {
  type ChangeEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { useUnsaved } from '#web/api/unsaved-changes.ts'
import type { FormOptions } from './form-options.ts'
import { FormStore } from './form-store.ts'

/**
 * Everything that happens in a form. It is checked by the contract when it is sent, every bad field at
 * once; the first one gets the focus. A field that was wrong is looked at again while it is being
 * corrected. What the server refuses stands under its field, or in `formError`. Nothing that was
 * written is lost: it stays in the form, and with `draft` on this device, until the server has taken it.
 *
 * `field(name)` gives a control of text its props; other controls use `values`, `fieldErrors`, `change`
 * and `idOf`. `FormHead` and `FormFoot` (form-frame.tsx) show what concerns the whole form.
 */
export function useForm<Values extends object, Answer>(options: FormOptions<Values, Answer>) {
  const idPrefix = useId()
  const [store] = useState(() => new FormStore(options, idPrefix))
  store.options = options
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  const { isDirty, isSubmitting } = store
  useUnsaved(isDirty)
  // Before the first paint of ours: what the browser or a quick person has filled in is kept.
  useLayoutEffect(() => store.hydrate(), [store])
  useEffect(() => void store.loadDraftPhoto(), [store])

  type Name = keyof Values & string
  const { labels } = options
  const {
    idOf,
    focus,
    change,
    choosePhoto,
    photoRead,
    takePhoto,
    removePhoto,
    submit,
    clear,
    undoClear,
  } = store
  const { saveDraft, validate, showErrors, showFormError, dismissDraftNotice, rebase } = store
  return {
    ...state,
    isDirty,
    isSubmitting,
    labels,
    idOf,
    focus,
    change,
    field: (name: Name) => ({
      id: idOf(name),
      name,
      value: String(state.values[name] ?? ''),
      error: state.fieldErrors[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        change(name, event.target.value as Values[Name]),
    }),
    choosePhoto,
    photoRead,
    takePhoto,
    removePhoto,
    submit,
    clear,
    undoClear,
    saveDraft,
    validate,
    showErrors,
    showFormError,
    dismissDraftNotice,
    rebase,
    /** As it stands now, also for what runs after a change and before the next rendering. */
    latest: store.getState,
  }
}

/** What the parts around any form need of it. */
export type Form = Pick<
  ReturnType<typeof useForm>,
  | 'fieldErrors'
  | 'labels'
  | 'formError'
  | 'percent'
  | 'isSubmitting'
  | 'photo'
  | 'draftState'
  | 'idOf'
  | 'focus'
  | 'submit'
  | 'clear'
  | 'undoClear'
>
