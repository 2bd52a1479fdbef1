import {
  category,
  categoryDeletion,
  categoryDetail,
  categoryForm,
  categoryQuery,
  categoryUse,
  categoryUseQuery,
  undeletableCategory,
} from '#contract/categories.ts'
import { httpError } from '#contract/http-error.ts'
import { ADMINISTRATORS } from '#contract/roles.ts'
import { idOf } from '../http/params.ts'
import { type Call, route, updateRoutes } from '../http/route.ts'
import { deleteCategory } from './delete-category.ts'
import {
  findCategories,
  findCategory,
  findRecoverableCategory,
  listCategoryUse,
} from './queries.ts'
import { createCategory, restoreCategory, updateCategory } from './save-category.ts'

export const categoryRoutes = [
  route('GET', '/api/category/', {
    summary: 'Lista las categorías por su nombre.',
    access: 'public',
    query: categoryQuery,
    list: category,
    handle: ({ db, query }) => findCategories(db, query),
  }),
  route('GET', '/api/category/use/', {
    summary: 'Lista las categorías con cuántos comercios y ofertas tienen.',
    access: ADMINISTRATORS,
    query: categoryUseQuery,
    list: categoryUse,
    handle: ({ db, query }) => listCategoryUse(db, query),
  }),
  route('POST', '/api/category/', {
    summary: 'Crea una categoría.',
    access: ADMINISTRATORS,
    form: categoryForm,
    status: 201,
    response: categoryDetail,
    handle: (call) => createCategory(call, call.form),
  }),
  route('GET', '/api/category/:id/', {
    summary: 'Responde con una categoría.',
    access: 'public',
    find,
    response: categoryDetail,
  }),
  ...updateRoutes('/api/category/:id/', {
    put: { summary: 'Cambia una categoría entera.', form: categoryForm },
    patch: {
      summary: 'Cambia los campos que se envían de una categoría.',
      form: categoryForm.partial(),
    },
    access: ADMINISTRATORS,
    find,
    response: categoryDetail,
    handle: (call) => updateCategory(call, call.found.id, call.form),
  }),
  route('DELETE', '/api/category/:id/', {
    summary: 'Elimina una categoría; la que se usa pide otra para lo suyo.',
    access: ADMINISTRATORS,
    find,
    query: categoryDeletion,
    status: 204,
    errorResponses: { 409: undeletableCategory },
    handle: (call) => deleteCategory(call, call.found.id, call.query.reassign),
  }),
  route('POST', '/api/category/:id/restore/', {
    summary: 'Recupera una categoría eliminada.',
    access: ADMINISTRATORS,
    find: (call) => findRecoverableCategory(call.db, call, idOf(call.request)),
    response: categoryDetail,
    errorResponses: { 400: httpError },
    handle: (call) => restoreCategory(call, call.found.id),
  }),
]

function find({ db, request }: Call) {
  return findCategory(db, idOf(request))
}
