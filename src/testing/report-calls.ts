import type { Report } from '#contract/reports.ts'
import { reports } from '#server/database/schema.ts'
import type { Person, TestServer } from './test-server.ts'

export const REPORT = {
  kind: 'wrong_data' as const,
  text: 'El teléfono es de otra casa.',
  name: '',
  email: 'ana@example.com',
}

export async function reportOf(
  { db, clock }: TestServer,
  { id }: { id: number },
  details: Partial<typeof reports.$inferInsert> = {},
): Promise<number> {
  const row = { ...REPORT, commerce: id, object: 'Panadería La Espiga', minors: false }
  const created_at = clock.now().toISOString()
  const [report] = await db
    .insert(reports)
    .values({ ...row, created_at, ...details })
    .returning()
  return report!.id
}

export function reportCalls(context: () => { server: TestServer; administrator: Person }) {
  return {
    send: (details: object, headers?: Record<string, string>) =>
      context().server.anyone.post('/api/reports/', { ...REPORT, ...details }, headers),
    list: async (query = ''): Promise<Report[]> =>
      (await context().administrator.get(`/api/reports/${query}`)).body,
    decide: (
      id: number,
      decision: string,
      reason = 'Lo hemos comprobado.',
      person = context().administrator,
    ) => person.post(`/api/reports/${id}/decide/`, { decision, reason }),
  }
}
