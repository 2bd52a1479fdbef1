import type { Person, TestServer } from './test-server.ts'

export const PENDING = { status: 'PE', decided_at: null } as const

export function pendingApplications(server: () => TestServer) {
  return {
    async pending(owner?: Person, name?: string) {
      const person = owner ?? (await server().owner())
      const details = { application: PENDING, ...(name ? { name } : {}) }
      const shop = await server().commerce(person, details)
      const { pk } = await server().applicationOf(shop)
      return { owner: person, shop, pk }
    },
    statusOf: async (shop: { id: number }) => (await server().applicationOf(shop)).status,
  }
}
