import type { z } from 'zod'
import { ADMINISTRATOR, OWNER } from '#contract/roles.ts'
import { routes } from '#server/app.ts'
import type { Viewer } from '#server/http/access.ts'

export const ROUTE_FORMS = routes.flatMap(({ method, path, form, formFor }) => {
  const viewers = [OWNER, ADMINISTRATOR].map((role) => ({ id: 1, role }) as Viewer)
  const shapes = formFor ? viewers.map(formFor) : form ? [form] : []
  return shapes.map((shape) => ({ call: `${method} ${path}`, shape: shape as z.ZodObject }))
})
