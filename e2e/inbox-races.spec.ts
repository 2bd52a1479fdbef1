import type { Page, Request, Route } from '@playwright/test'
import { expect, test, toast, visit } from './fixtures.ts'
import { setUpOwnServer } from './own-server.ts'
import { headingOf, linesOf, openedIn } from './review-list.ts'

/* What the screen shows changes only after a press, and only as long as the user has not gone on. */
const server = setUpOwnServer({ seed: 'tools/seed-applications.ts' })
test.use({ signedInAs: 'admin', expectedConsole: [/status of 404 /] })

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

test('an item stays open although another is first after a reload', async ({ openAs }) => {
  const page = await openAs('admin', '/')
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
})

test.describe('without a connection', () => {
  test.use({ expectedConsole: [/status of 404 |ERR_INTERNET_DISCONNECTED/] })

  test('the open item stays when the list would be reloaded', async ({ openAs }) => {
    const page = await openAs('admin', '/')
    await page.clock.install()
    await visit(page, '/applications')
    const name = await headingOf(page).innerText()
    await page.context().setOffline(true)
    // The second call is only made if the first failure has not replaced the screen.
    for (let call = 0; call < 2; call += 1) {
      const failed = page.waitForEvent('requestfailed', { predicate: isViewing })
      await page.clock.runFor(31_000)
      await failed
    }
    await expect(headingOf(page)).toHaveText(name)
  })
})

test('an answer that comes late does not move on from what was opened meanwhile', async ({
  openAs,
}) => {
  const page = await openAs('admin', '/applications')
  const name = await headingOf(page).innerText()
  const release = await hold(page, /accept_application/)
  await accept(page).click()
  await page.keyboard.press('j')
  await expect(headingOf(page)).not.toHaveText(name)
  await page.keyboard.press('j')
  const third = await linesOf(page).nth(2).locator('.bold').innerText()
  await expect(headingOf(page)).toHaveText(third)
  release()
  await expect(toast(page)).toContainText(`«${name}»`)
  await expect(linesOf(page).filter({ hasText: name })).toHaveCount(0)
  await expect(headingOf(page)).toHaveText(third)
})

test('nothing can be pressed between an undo and its item', async ({ openAs }) => {
  const page = await openAs('admin', '/applications')
  const name = await headingOf(page).innerText()
  await accept(page).click()
  await expect(headingOf(page)).not.toHaveText(name)
  const accepted = acceptedBy(page)
  const release = await hold(page, /\/undo\/$/)
  await toUndo(page).click()
  await page.keyboard.press('a')
  await page.keyboard.press('j')
  const { x, y } = (await openedIn(page).locator('[data-key="A"]').boundingBox())!
  await page.mouse.click(x + 9, y + 9)
  release()
  await expect(headingOf(page)).toHaveText(name)
  await expect(headingOf(page)).toBeFocused()
  expect(accepted).toEqual([])
  await page.keyboard.press('a')
  await expect(toast(page)).toContainText(`Aceptada: «${name}»`)
})

test('a rejection that is undone before the next item is open starts anew', async ({ openAs }) => {
  const page = await openAs('admin', '/applications')
  const name = await headingOf(page).innerText()
  const release = await hold(page, /commerce_applications\/\d+/)
  await openedIn(page).getByRole('button', { name: 'Rechazar' }).click()
  await openedIn(page).getByRole('button', { name: 'Faltan datos' }).click()
  await openedIn(page).getByRole('button', { name: 'Rechazar y avisar' }).click()
  await toUndo(page).click()
  await expect(toast(page)).toContainText('Deshecho')
  release()
  await accept(page).click()
  await expect(toast(page)).toContainText(`Aceptada: «${name}»`)
})

test('an undo does not call back who has left the screen', async ({ openAs }) => {
  const page = await openAs('admin', '/applications')
  await accept(page).click()
  const release = await hold(page, /\/undo\/$/)
  await toUndo(page).click()
  await page.getByRole('link', { name: 'Mensajes' }).first().click()
  await expect(page).toHaveURL(/messages/)
  release()
  await expect(toast(page)).toContainText('Deshecho')
  await expect(page).toHaveURL(/messages/)
  await page.getByRole('link', { name: /^Respondid/ }).click()
})

test('a slow double click decides once', async ({ openAs }) => {
  const page = await openAs('admin', '/applications')
  const accepted = acceptedBy(page)
  const name = await headingOf(page).innerText()
  const { x, y, width, height } = (await accept(page).boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.up()
  await expect(headingOf(page)).not.toHaveText(name)
  // The next item is pressed where it has the same button, as on a phone, where both are at the bottom.
  await accept(page).hover()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await page.keyboard.press('j')
  await accept(page).click()
  await expect.poll(() => accepted).toHaveLength(2)
})

test('a key that is held down decides once', async ({ openAs }) => {
  const page = await openAs('admin', '/applications')
  const accepted = acceptedBy(page)
  const name = await headingOf(page).innerText()
  await page.keyboard.down('a')
  await expect(headingOf(page)).not.toHaveText(name)
  await page.keyboard.down('a')
  await page.keyboard.up('a')
  await page.keyboard.press('j')
  await page.keyboard.press('a')
  await expect.poll(() => accepted).toHaveLength(2)
})
