import type { Page, Request, Route } from '@playwright/test'
import { expect, test, toast, visit } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'
import { headingOf, linesOf, openedIn } from './review-list.ts'

/* What the screen shows changes only after a press, and only as long as the user has not gone on. */
const server = setUpOwnServer({ seed: 'tools/seed-applications.ts' })
test.use({ signedInAs: 'admin', expectedConsole: [/status of (404|503) /] })

const accept = (page: Page) => openedIn(page).getByRole('button', { name: 'Aceptar' })
const toUndo = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Deshacer' })

/** Holds calls to this path until the returned function is called. */
async function hold(page: Page, path: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(path, async (route: Route) => {
    await promise
    await route.continue()
  })
  return resolve
}

const isViewing = (request: Request) => request.url().endsWith('/viewing/')

/** Collects the applications that the page accepts. */
function acceptedBy(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/accept_application/')) paths.push(pathname)
  })
  return paths
}

test.describe('when the list is loaded again', () => {
  test.use({ expectedConsole: [/status of 404 |ERR_INTERNET_DISCONNECTED/] })

  test('the open item stays, also when it is no longer first, and without a connection', async ({
    page,
  }) => {
    await page.clock.install()
    let loads = 0
    page.on('request', (request) => {
      if (/commerce_applications\/\?(?!.*size=1)/.test(request.url())) loads += 1
    })
    await visit(page, '/applications')
    await expect(page).toHaveURL(/ver=application-/)
    expect(loads).toBe(1)
    const name = await headingOf(page).innerText()

    const [first] = await server
      .call('admin', 'GET', '/api/commerce_applications/?state=PE&page=1')
      .then(({ results }) => results)
    expect(first.commerce.name).toBe(name)
    await server.call('admin', 'POST', `/accept_application/${first.pk}/`)
    await page.clock.runFor(31_000)
    await expect(linesOf(page).filter({ hasText: name })).toHaveCount(0)
    await expect(headingOf(page)).toHaveText(name)
    await expect(openedIn(page)).toContainText('Ya lo aceptó admin, hoy')
    await expect(accept(page)).toHaveCount(0)

    const told = page.waitForResponse(/\/viewing\/$/)
    await page.keyboard.press('j')
    await told
    const next = await headingOf(page).innerText()
    await page.context().setOffline(true)
    // The second call is only made if the first failure has not replaced the screen.
    for (let call = 0; call < 2; call += 1) {
      const failed = page.waitForEvent('requestfailed', { predicate: isViewing })
      await page.clock.runFor(31_000)
      await failed
    }
    await expect(headingOf(page)).toHaveText(next)
  })
})

test('a late answer leaves open what was opened meanwhile, and a late undo calls nobody back', async ({
  page,
}) => {
  await visit(page, '/applications')
  const name = await headingOf(page).innerText()

  await test.step('a late refusal is told over what was opened meanwhile', async () => {
    const { promise, resolve: refuse } = Promise.withResolvers<void>()
    const detail = 'No podemos atenderte ahora mismo.'
    await page.route(/accept_application/, async (route) => {
      await promise
      await route.fulfill({ status: 503, json: { detail } })
    })
    await accept(page).click()
    await page.keyboard.press('j')
    await expect(headingOf(page)).not.toHaveText(name)
    refuse()
    await expect(toast(page)).toContainText(detail)
    await page.unroute(/accept_application/)
    await page.keyboard.press('k')
    await expect(headingOf(page)).toHaveText(name)
  })

  const answer = await hold(page, /accept_application/)
  await accept(page).click()
  for (const key of ['j', 'j']) await page.keyboard.press(key)
  const third = await linesOf(page).nth(2).locator('.bold').innerText()
  await expect(headingOf(page)).toHaveText(third)
  answer()
  await expect(toast(page)).toContainText(`«${name}»`)
  await expect(linesOf(page).filter({ hasText: name })).toHaveCount(0)
  await expect(headingOf(page)).toHaveText(third)

  const undo = await hold(page, /\/undo\/$/)
  await toUndo(page).click()
  await page.getByRole('link', { name: 'Mensajes' }).first().click()
  await expect(page).toHaveURL(/messages/)
  undo()
  await expect(toast(page)).toContainText('Deshecho')
  await expect(page).toHaveURL(/messages/)
  await page.getByRole('link', { name: /^Respondid/ }).click()
})

test('nothing can be pressed between an undo and its item, and a rejection undone early starts anew', async ({
  page,
}) => {
  await visit(page, '/applications')
  const name = await headingOf(page).innerText()
  await accept(page).click()
  await expect(headingOf(page)).not.toHaveText(name)
  const accepted = acceptedBy(page)
  const undo = await hold(page, /\/undo\/$/)
  await toUndo(page).click()
  await page.keyboard.press('a')
  await page.keyboard.press('j')
  const { x, y } = (await openedIn(page).locator('[data-key="A"]').boundingBox())!
  await page.mouse.click(x + 9, y + 9)
  undo()
  await expect(headingOf(page)).toHaveText(name)
  await expect(headingOf(page)).toBeFocused()
  expect(accepted).toEqual([])

  const openNext = await hold(page, /commerce_applications\/\d+/)
  await openedIn(page).getByRole('button', { name: 'Rechazar' }).click()
  await openedIn(page).getByRole('button', { name: 'Faltan datos' }).click()
  await openedIn(page).getByRole('button', { name: 'Rechazar y avisar' }).click()
  await toUndo(page).click()
  await expect(toast(page)).toContainText('Deshecho')
  openNext()
  await accept(page).click()
  await expect(toast(page)).toContainText(`Aceptada: «${name}»`)
})

test('a double click, quick or slow, and a key that is held down decide once', async ({ page }) => {
  const { results } = await server.call(
    'admin',
    'GET',
    '/api/commerce_applications/?state=PE&page=1',
  )
  await visit(page, '/applications')
  const accepted = acceptedBy(page)
  const goOn = async (act: () => Promise<void>) => {
    const name = await headingOf(page).innerText()
    await act()
    await expect(headingOf(page)).not.toHaveText(name)
  }
  await goOn(() => accept(page).dblclick())
  await goOn(() => accept(page).click())
  // The next item is pressed where it has the same button, as on a phone, where both are at the bottom.
  await accept(page).hover()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await goOn(() => page.keyboard.press('j'))
  await goOn(() => page.keyboard.down('a'))
  await page.keyboard.down('a')
  await page.keyboard.up('a')
  await goOn(() => page.keyboard.press('j'))
  await goOn(() => page.keyboard.press('a'))
  const pathOf = (place: number) => `/accept_application/${results[place].pk}/`
  expect(accepted).toEqual([0, 1, 3, 5].map(pathOf))
})
