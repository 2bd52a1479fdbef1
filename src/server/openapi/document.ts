import { ENTITIES } from '#contract/entities.ts'
import type { Config } from '../config/config.ts'
import type { Access } from '../http/access.ts'
import type { Route } from '../http/route.ts'
import { bodyOf, parametersOf } from './request.ts'
import { responsesOf } from './responses.ts'
import { fieldErrors, sharedSchemas } from './shapes.ts'

export type Operation = ReturnType<typeof operationOf>
export type Document = ReturnType<typeof describeApi>

/** Generates the OpenAPI 3.1.1 document (spec.openapis.org/oas/v3.1.1.html) from the routes. */
export function describeApi(config: Config, routes: readonly Route[]) {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] ??= {}
    paths[path][route.method.toLowerCase()] = operationOf(route)
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Escaparate',
      version: '1',
      description:
        'El directorio de los comercios de un pueblo. Las rutas responden con y sin su barra final.',
    },
    servers: [{ url: config.publicUrl }],
    tags: groupsOf(routes).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: Object.assign(sharedSchemas(), { FieldErrors: fieldErrors }),
    },
  }
}

function operationOf(route: Route) {
  const body = bodyOf(route)
  return {
    operationId: nameOf(route),
    summary: route.summary,
    ...(route.description && { description: route.description }),
    tags: [groupOf(route.path)],
    security: securityOf(route.access),
    parameters: parametersOf(route),
    ...(body && { requestBody: body }),
    responses: responsesOf(route),
  }
}

/** Returns 'getApiOfferId' for `GET /api/offer/:id/`. */
function nameOf({ method, path }: Route): string {
  const words = path.split(/\W+/).map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return method.toLowerCase() + words.join('')
}

/** Titles of groups by the first segment of a path that is listed here, in the order of the document. */
const GROUPS: Record<string, string> = {
  directory: 'Directorio público',
  site: 'Directorio público',
  token: 'Sesión',
  account: 'Cuenta propia',
  ...Object.fromEntries(
    Object.values(ENTITIES).flatMap(({ paths, plural }) => paths.map((path) => [path, plural])),
  ),
  subscriptions: 'Avísame',
  outbox: 'Correos',
  mailed: 'Correos',
  inbox: 'Bandeja',
  bin: 'Papelera',
  activity: 'Actividad',
  periods: 'Privacidad',
  legal: 'Privacidad',
  healthz: 'Operación',
  readyz: 'Operación',
}

const OTHERS = 'Otras llamadas'

function groupsOf(routes: readonly Route[]): string[] {
  const used = new Set(routes.map(({ path }) => groupOf(path)))
  return [...new Set([...Object.values(GROUPS), OTHERS])].filter((name) => used.has(name))
}

function groupOf(path: string): string {
  return GROUPS[path.split('/').find((step) => step in GROUPS) ?? ''] ?? OTHERS
}

function securityOf(access: Access): object[] {
  if (access === 'login') return []
  return access === 'public' ? [{}, { token: [] }] : [{ token: [] }]
}
