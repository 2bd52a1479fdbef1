/** The name of a shop's field in the form of a holiday. */
export const answerField = (id: number) => `comercio-${id}`

/** What the form of a question says, as the API takes it. */
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
