import type { Message } from '#contract/messages.ts'
import type { Person, TestServer } from './test-server.ts'

export const MESSAGE = {
  subject: 'Horario de agosto',
  sender: 'ana@example.com',
  message: '¿Cerráis a mediodía?',
}

export function contactCalls(context: () => { server: TestServer; administrator: Person }) {
  const write = (details: object = {}, headers?: Record<string, string>) =>
    context().server.anyone.post('/api/contact/', { ...MESSAGE, ...details }, headers)
  const list = async (query = '', person = context().administrator): Promise<Message[]> =>
    (await person.get(`/api/contact/${query}`)).body
  return {
    write,
    list,
    async written(details: object = {}): Promise<Message> {
      await write(details)
      return (await list()).findLast(({ answer }) => answer === null)!
    },
    answer: (id: number, text = 'Cerramos a las 14:00.', person = context().administrator) =>
      person.post(`/api/answer_contact/${id}/`, { answer: text }),
    eventsOf: async (id: number) =>
      (await context().server.activityOf('contact', { id })).map(
        ({ actor_id, verb, object, before, after }) => ({ actor_id, verb, object, before, after }),
      ),
  }
}
