import { expect, test } from './fixtures.ts'
import { findOverflow } from './overflow.ts'
import { read } from './read-page.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('what a search says of day and place is a filter that goes with one press', async ({
    page,
  }) => {
    const asked = 'pescado domingo avenida del puerto'
    const chips = page.getByRole('list', { name: 'Filtros elegidos' })
    await page.goto(`/directorio?q=${encodeURIComponent(asked)}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /que abren? el domingo para «pescado»$/,
    )
    await expect(chips.getByRole('link')).toHaveText([
      'Quitar Abre el domingo',
      'Quitar Cerca de Avenida del Puerto',
      'Quitar filtros',
    ])
    await expect(page.getByText('Primero los más cercanos a Avenida del Puerto.')).toBeVisible()
    await expect(page.getByLabel('Buscar comercios').filter({ visible: true })).toHaveValue(asked)
    expect(await page.evaluate(findOverflow)).toEqual([])

    await chips.getByRole('link', { name: 'Quitar Cerca de Avenida del Puerto' }).click()
    await expect(page).toHaveURL('/directorio?q=pescado&open=sun')
    await expect(chips.getByRole('link').first()).toHaveAttribute('href', '/directorio?q=pescado')
    const unfiltered = await read('/directorio?q=pescado')
    expect(unfiltered.html).not.toContain('aria-label="Filtros elegidos"')
    expect(unfiltered.cards[0]).toMatch(/Lonja|Bou/)
  })
})

test('where nobody has all that is asked for, who has most of it is shown, and it is said', async () => {
  const loose = await read('/directorio?q=zapatos+fosforitos')
  expect(loose.text).toContain('Nadie tiene todo; esto se parece.')
  expect(loose.text).toMatch(/con algo de «zapatos fosforitos»/)
  const { title } = await read('/directorio?q=fosforitos')
  expect(title).toMatch(/^No hemos encontrado «fosforitos»/)
})
