import { readItem, writeItem } from './device-storage.ts'
import { sharedValue } from './shared-value.ts'

/** Creates a choice that the browser stores and all tabs share. The first value is the default. */
export function deviceChoice<Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
) {
  const parse = (text: string | null) => values.find((value) => value === text) ?? values[0]
  const choice = sharedValue<Value>(values[0])
  choice.set(parse(readItem(key)))
  // On the server there is no `addEventListener`.
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === key) choice.set(parse(event.newValue))
  })
  return {
    key,
    get: choice.get,
    useValue: choice.useValue,
    /** Returns why the browser refused to store the value, if it did. */
    choose(value: Value) {
      choice.set(value)
      return writeItem(key, value)
    },
  }
}
