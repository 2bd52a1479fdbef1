import { AxiosError, type AxiosResponse } from 'axios'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { FormOptions } from './form-options.ts'
import { FormStore } from './form-store.ts'

type Values = { name: string; mail: string }

const EMPTY: Values = { name: '', mail: '' }
const schema = z.object({
  name: z.string().min(1, 'Falta el nombre'),
  mail: z.string().min(1, 'Falta el correo'),
})

/** Opens a form that records where the focus goes. By default `send` succeeds at once. */
function open(options: Partial<FormOptions<Values, unknown>> = {}) {
  const focused: string[] = []
  const form = new FormStore<Values, unknown>(
    {
      schema,
      initial: EMPTY,
      labels: { name: 'Nombre', mail: 'Correo' },
      focusControl: (name) => focused.push(name),
      send: async () => 'sent',
      onSuccess: () => {},
      ...options,
    },
    'form-',
  )
  return { form, focused }
}

function refusal(status: number, data: unknown): AxiosError {
  const response = { status, data } as AxiosResponse
  return new AxiosError('refused', undefined, undefined, undefined, response)
}

test('all that is wrong is shown at once, and the first of it gets the focus', async () => {
  const { form, focused } = open()
  await form.submit()
  expect(form.getState().fieldErrors).toEqual({ name: 'Falta el nombre', mail: 'Falta el correo' })
  expect(focused).toEqual(['name'])
})

test('a field that was wrong is looked at again while it is corrected, the others are not', async () => {
  const { form } = open()
  form.change('name', 'Ana')
  await form.submit()
  form.change('name', '')
  expect(form.getState().fieldErrors).toEqual({ mail: 'Falta el correo' })
  form.change('mail', 'a')
  expect(form.getState().fieldErrors).toEqual({})
  form.change('mail', '')
  expect(form.getState().fieldErrors).toEqual({})
})

test('of a field of several parts each that was wrong is looked at again', async () => {
  type Week = { week: { mon: string; tue: string } }
  const part = z.string().min(1, 'Falta')
  const form = new FormStore<Week, unknown>(
    {
      schema: z.object({ week: z.object({ mon: part, tue: part }) }),
      initial: { week: { mon: '', tue: '' } },
      labels: { 'week.mon': 'Lunes', 'week.tue': 'Martes' },
      focusControl: () => {},
      send: async () => 'sent',
      onSuccess: () => {},
    },
    'form-',
  )
  await form.submit()
  expect(form.countErrors()).toBe('Hay 2 datos por corregir')
  form.change('week', { mon: '', tue: '9-14' })
  expect(form.getState().fieldErrors).toEqual({ 'week.mon': 'Falta' })
})

test('two presses send once, and nothing changes meanwhile', async () => {
  const answered = Promise.withResolvers<string>()
  const sent: Values[] = []
  const { form } = open({
    initial: { name: 'Ana', mail: 'a@b.es' },
    send: ({ values }) => {
      sent.push(values)
      return answered.promise
    },
  })
  const presses = [form.submit(), form.submit()]
  await presses[1]
  form.change('name', 'Eva')
  answered.resolve('sent')
  await presses[0]
  expect(sent).toEqual([{ name: 'Ana', mail: 'a@b.es' }])
  expect(form.getState().values.name).toBe('Ana')
  expect(form.isSubmitting).toBe(false)
})

test('what is sent again after a lost answer has the same key, after a refusal another one', async () => {
  const keys: string[] = []
  const answers: unknown[] = [new AxiosError('lost'), refusal(400, { name: ['Ya existe'] }), 'sent']
  const { form } = open({
    initial: { name: 'Ana', mail: 'a@b.es' },
    async send(_, { key }) {
      keys.push(key)
      const answer = answers.shift()
      if (answer instanceof Error) throw answer
    },
  })
  await form.submit()
  await form.submit()
  await form.submit()
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('what the server refuses stands under its field, all else above the button', async () => {
  const { form, focused } = open({
    initial: { name: 'Ana', mail: 'a@b.es' },
    send: () =>
      Promise.reject(refusal(400, { mail: ['Ya está en uso'], non_field_errors: ['Hoy no.'] })),
  })
  await form.submit()
  expect(form.getState().fieldErrors).toEqual({ mail: 'Ya está en uso' })
  expect(form.getState().formError?.message).toBe('Hoy no.')
  expect(focused).toEqual(['mail'])
})

test('an error that has been dealt with is not shown', async () => {
  const { form } = open({
    initial: { name: 'Ana', mail: 'a@b.es' },
    send: () => Promise.reject(refusal(404, {})),
    onError: () => true,
  })
  await form.submit()
  expect(form.getState()).toMatchObject({ fieldErrors: {}, formError: undefined })
})

test('a form that was cleared has what was written again with one press', () => {
  const { form } = open()
  form.change('name', 'Ana')
  form.clear()
  expect(form.getState()).toMatchObject({ values: EMPTY, draftState: 'cleared' })
  expect(form.isDirty).toBe(false)
  form.undoClear()
  expect(form.getState()).toMatchObject({ values: { name: 'Ana', mail: '' }, draftState: 'none' })
  expect(form.isDirty).toBe(true)
})

test('what was saved under the form by somebody else is no change of ours', () => {
  const { form } = open()
  form.change('name', 'Ana')
  form.rebase({ name: 'Ana', mail: 'otro@b.es' }, { name: 'Ana', mail: 'otro@b.es' })
  expect(form.isDirty).toBe(false)
})

test('a photo that is missing is named in its place', () => {
  const { form } = open({
    labels: { name: 'Nombre', photo: 'Foto', mail: 'Correo' },
    photo: { name: 'photo', missing: 'Falta la foto' },
  })
  expect(Object.keys(form.validate())).toEqual(['name', 'photo', 'mail'])
})
