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
/** Of react-admin's provider for Django REST Framework, as it is on npm. */
export const { default: openProvider, fetchJsonWithAuthJWTToken } = createRequire(
  join(import.meta.dirname, 'clients/package.json'),
)('ra-data-django-rest-framework') as {
  default: (root: string, client: unknown) => Provider
  fetchJsonWithAuthJWTToken: unknown
}

/** A resource that the provider lists and edits, and how to test it. */
export type Resource = {
  root: 'api' | 'auth'
  /** A row of it, with a text to find it by. */
  make: (text: string) => Promise<number>
  /** A column that a list shows, and where rows hold the text. */
  column: string
  /** A choice, or the id of something else, that all of them have. */
  filter: () => object
  form?: (text: string) => object
  changes?: object
  isDeleted?: boolean
}
