import {
  data,
  type EntryContext,
  type LoaderFunctionArgs,
  RouterContextProvider,
  redirect,
  type ServerBuild,
} from 'react-router'
import { expect, test } from 'vitest'
import type { Rendering } from '#contract/rendering.ts'
import { holdData, releaseData } from './held-data.ts'
import { renderingContext } from './server-api.ts'

const shops = { shops: ['Pan'] }

/** A build with one page, whose loader answers this. */
function buildOf(answer: unknown, staticScript?: string): ServerBuild {
  const module = { default: () => null, loader: async () => answer, handle: { staticScript } }
  return { routes: { page: { id: 'page', path: '', module } } } as unknown as ServerBuild
}

async function load(build: ServerBuild, held?: Rendering['held']) {
  const context = new RouterContextProvider()
  context.set(renderingContext, { ...(held && { held }) } as Rendering)
  const args = { context } as unknown as LoaderFunctionArgs
  const [page] = Object.values(holdData(build).routes)
  return await page!.module.loader!(args)
}

test('the framework is not told what a static page shows, but its components are', async () => {
  const held = {}
  expect(await load(buildOf(shops, 'start()'), held)).toBeNull()
  const context = { staticHandlerContext: { loaderData: { root: 1, page: null } } }
  releaseData(context as unknown as EntryContext, { held } as Rendering)
  expect(context.staticHandlerContext.loaderData).toEqual({ root: 1, page: shops })
})

test('where a page starts in the browser the framework is told', async () => {
  const held = {}
  expect(await load(buildOf(shops), held)).toBe(shops)
  expect(await load(buildOf(shops, 'start()'))).toBe(shops)
  expect(held).toEqual({})
})

test.each([
  ['a redirect', redirect('/ofertas')],
  ['a status', data(shops, { status: 404 })],
])('%s is for the framework', async (_name, answer) => {
  const held = {}
  expect(await load(buildOf(answer, 'start()'), held)).toBe(answer)
  expect(held).toEqual({})
})
