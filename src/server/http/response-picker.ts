import { z } from 'zod'

/** Removes from a response what the contract does not declare. */
export type Pick = (value: unknown) => unknown

/** Builds a picker, once for each route: validating 5,000 responses a second would cost more than the queries. */
export function pickerOf(shape: z.core.$ZodType): Pick {
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

function objectPicker(shape: z.ZodObject): Pick {
  const fields = Object.entries(shape.shape).map(
    ([name, field]) => [name, pickerOf(field as z.core.$ZodType)] as const,
  )
  return (value) => {
    const picked: Record<string, unknown> = {}
    for (const [name, pick] of fields) picked[name] = pick((value as typeof picked)[name])
    return picked
  }
}
