export const answerField = (id: number) => `comercio-${id}`

/** Converts the form of a mailed question to the request body of the API. */
export function answerIn(form: FormData) {
  const shopsWith = (answer: string) =>
    [...form].flatMap(([name, value]) => {
      const [, id] = /^comercio-(\d{1,10})$/.exec(name) ?? []
      return id && value === answer ? [Number(id)] : []
    })
  return {
    closed: shopsWith('closed'),
    open: shopsWith('open'),
    extend: form.getAll('extend'),
    data: form.get('data') ?? undefined,
    appeal: form.get('appeal') ?? undefined,
  }
}
