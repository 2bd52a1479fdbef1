import type { Page } from '@playwright/test'

type Place = { x: number; y: number }

/** Pixels between two touchmove events. */
const STEP = 10

/** Simulates a finger that touches the screen, moves by some pixels in a straight line, and lifts. */
export async function moveFinger(page: Page, from: Place, by: Partial<Place>): Promise<void> {
  const { x = 0, y = 0 } = by
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', part: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: from.x + x * part, y: from.y + y * part }],
    })
  await touch('touchStart', 0)
  const steps = Math.ceil(Math.hypot(x, y) / STEP)
  for (let step = 1; step <= steps; step++) await touch('touchMove', step / steps)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
