import { z } from 'zod'

/** Returns a response without the fields that the contract does not declare. */
export type Picker = (value: unknown) => unknown

/** Builds the picker of a route. Validating 5,000 responses a second with zod would cost more than the queries. */
export function pickerOf(shape: z.core.$ZodType): Picker {
  if (shape instanceof z.ZodObject) return objectPicker(shape)
  if (shape instanceof z.ZodArray) {
    const pick = pickerOf(shape.element)
    return (value) => (value as unknown[]).map(pick)
  }
  if (shape instanceof z.ZodNullable || shape instanceof z.ZodOptional) {
    const pick = pickerOf(shape.unwrap())
    return (value) => (value === null || value === undefined ? value : pick(value))
  }
  return (value) => value
}

function objectPicker(shape: z.ZodObject): Picker {
  const fields = Object.entries(shape.shape).map(
    ([name, field]) => [name, pickerOf(field as z.core.$ZodType)] as const,
  )
  return (value) => {
    const picked: Record<string, unknown> = {}
    for (const [name, pick] of fields) picked[name] = pick((value as typeof picked)[name])
    return picked
  }
}
