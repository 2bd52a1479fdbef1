import { createRequire } from 'node:module'
import { join } from 'node:path'

export type Row = { id: number } & Record<string, unknown>
type Result<Data> = Promise<{ data: Data; total: number }>
type Provider = {
  getList: (resource: string, params: object) => Result<Row[]>
  getOne: (resource: string, params: object) => Result<Row>
  getMany: (resource: string, params: object) => Result<Row[]>
  getManyReference: (resource: string, params: object) => Result<Row[]>
  create: (resource: string, params: object) => Result<Row>
  update: (resource: string, params: object) => Result<Row>
  updateMany: (resource: string, params: object) => Result<number[]>
  delete: (resource: string, params: object) => Result<Row>
  deleteMany: (resource: string, params: object) => Result<unknown[]>
}
/** From the published package of react-admin's provider for Django REST Framework. */
export const { default: openProvider, fetchJsonWithAuthJWTToken } = createRequire(
  join(import.meta.dirname, 'clients/package.json'),
)('ra-data-django-rest-framework') as {
  default: (root: string, client: unknown) => Provider
  fetchJsonWithAuthJWTToken: unknown
}

export type Resource = {
  root: 'api' | 'auth'
  /** Creates a row that can be found by the text; returns its id. */
  make: (text: string) => Promise<number>
  column: string
  /** A filter, or the id of a related object, that matches all of the rows. */
  filter: () => object
  form?: (text: string) => object
  changes?: object
  isDeleted?: boolean
}
