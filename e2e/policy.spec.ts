import { openView, PATHS } from '../tools/views.ts'
import { expect, test, visit } from './journey.ts'

for (const path of PATHS) {
  test(`${path} runs no script that is not ours`, async ({ browser }) => {
    const view = { path, person: undefined, state: 'full', width: 1280, scheme: 'light' } as const
    const { page, context } = await openView(browser, view)
    const policy = await page.evaluate(policyOf)
    await context.close()
    const scripts = policy.split('; ').find((rule) => rule.startsWith('script-src '))
    expect(scripts).toMatch(/^script-src 'self'( 'sha256-[\w+/=]+')+$/)
    for (const rule of ["default-src 'self'", "object-src 'none'", "base-uri 'none'"]) {
      expect(policy.split('; ')).toContain(rule)
    }
  })
}

test.describe('a script that slipped into the page', () => {
  test.use({ expectedMessages: [/Executing inline script violates/] })

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

/** Runs in the page. The policy is a header, which a page cannot read: it asks for itself again. */
async function policyOf(): Promise<string> {
  const answer = await fetch(location.href)
  return answer.headers.get('content-security-policy') ?? ''
}
