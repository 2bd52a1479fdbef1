import { addressOf, PATHS } from '../tools/screen-variants.ts'
import { expect, test, visit } from './fixtures.ts'

for (const path of PATHS) {
  test(`${path} runs no script that is not ours`, async ({ request }) => {
    const answer = await request.get(await addressOf({ path, state: 'full' }))
    const policy = answer.headers()['content-security-policy']!
    const scripts = policy.split('; ').find((rule) => rule.startsWith('script-src '))
    expect(scripts).toMatch(/^script-src 'self'( 'sha256-[\w+/=]+')+$/)
    for (const rule of ["default-src 'none'", "object-src 'none'", "base-uri 'none'"]) {
      expect(policy.split('; ')).toContain(rule)
    }
  })
}

test.describe('a script injected into the page', () => {
  test.use({ expectedConsole: [/Executing inline script violates/] })

  test('is not run', async ({ page }) => {
    await visit(page, '/login')
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'document.title = "robado"'
      document.head.append(script)
    })
    await expect(page).not.toHaveTitle('robado')
  })
})
