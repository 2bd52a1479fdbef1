/** The name of a shop's field in the form. */
export const answerField = (id: number) => `comercio-${id}`

/** The answers in the form of a holiday. */
export function answersIn(form: FormData): Record<'closed' | 'open', number[]> {
  const given = [...form].flatMap(([name, does]) => {
    const [, id] = /^comercio-(\d{1,10})$/.exec(name) ?? []
    return id === undefined ? [] : [{ id: Number(id), does }]
  })
  const those = (wanted: string) => given.filter(({ does }) => does === wanted).map(({ id }) => id)
  return { closed: those('closed'), open: those('open') }
}
