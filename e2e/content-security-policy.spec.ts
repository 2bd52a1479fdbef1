import { addressOf, PATHS } from '../tools/screen-variants.ts'
import { serverUrl } from '../tools/shared-servers.ts'
import { expect, test } from './fixtures.ts'

test('no page lets a script run that is not ours', async () => {
  for (const path of PATHS) {
    const answer = await fetch(serverUrl('demo') + (await addressOf({ path, state: 'full' })))
    const rules = answer.headers.get('content-security-policy')!.split('; ')
    const scripts = rules.find((rule) => rule.startsWith('script-src '))
    expect(scripts, path).toMatch(/^script-src 'self'( 'sha256-[\w+/=]+')+$/)
    for (const rule of ["default-src 'none'", "object-src 'none'", "base-uri 'none'"]) {
      expect(rules, path).toContain(rule)
    }
  }
})

test.describe('a script injected into the page', () => {
  test.use({ expectedConsole: [/Executing inline script violates/] })

  test('is not run', async ({ page }) => {
    await page.goto('/cookies')
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'document.title = "robado"'
      document.head.append(script)
    })
    await expect(page).not.toHaveTitle('robado')
  })
})
