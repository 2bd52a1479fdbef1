import { expect, test } from './fixtures.ts'
import { findOverflow } from './overflow.ts'

const PHONE = { width: 390, height: 844 }

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE })

  test('what a search says of day and place is a filter that goes with one press', async ({
    page,
  }) => {
    const chips = page.getByRole('list', { name: 'Filtros elegidos' })
    const title = page.getByRole('heading', { level: 1 })
    const cards = page.getByRole('main').getByRole('article')
    await page.goto('/directorio')
    await page
      .getByLabel('Buscar comercios')
      .filter({ visible: true })
      .fill('pescado domingo avenida del puerto')
    await page.keyboard.press('Enter')
    await expect(title).toHaveText(/que abren? el domingo para «pescado»$/)
    await expect(chips.getByRole('link')).toHaveText([
      'Quitar Abre el domingo',
      'Quitar Cerca de Avenida del Puerto',
      'Quitar filtros',
    ])
    await expect(page.getByText('Primero los más cercanos a Avenida del Puerto.')).toBeVisible()
    await expect(page.getByLabel('Buscar comercios').filter({ visible: true })).toHaveValue(
      'pescado domingo avenida del puerto',
    )
    expect(await page.evaluate(findOverflow)).toEqual([])

    await chips.getByRole('link', { name: 'Quitar Cerca de Avenida del Puerto' }).click()
    await expect(page).toHaveURL('/directorio?q=pescado&open=sun')
    await chips.getByRole('link', { name: 'Quitar Abre el domingo' }).click()
    await expect(page).toHaveURL('/directorio?q=pescado')
    await expect(chips).toHaveCount(0)
    await expect(cards.first()).toContainText(/Lonja|Bou/)
  })

  test('where nobody has all that is asked for, who has most of it is shown, and it is said', async ({
    page,
  }) => {
    await page.goto('/directorio?q=zapatos+fosforitos')
    await expect(page.getByText('Nadie tiene todo; esto se parece.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /con algo de «zapatos fosforitos»$/,
    )
    await page.goto('/directorio?q=fosforitos')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'No hemos encontrado «fosforitos»',
    )
  })
})
