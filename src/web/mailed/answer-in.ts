/** Name of the form field with the answer of a shop to a holiday. */
export const answerField = (id: number) => `comercio-${id}`

/** Converts the form of a mailed question to the request body of the API. */
export function answerIn(form: FormData) {
  const given = [...form].flatMap(([name, does]) => {
    const [, id] = /^comercio-(\d{1,10})$/.exec(name) ?? []
    return id === undefined ? [] : [{ id: Number(id), does }]
  })
  const those = (wanted: string) => given.filter(({ does }) => does === wanted).map(({ id }) => id)
  return {
    closed: those('closed'),
    open: those('open'),
    extend: form.getAll('extend'),
    data: form.get('data') ?? undefined,
    appeal: form.get('appeal') ?? undefined,
  }
}
