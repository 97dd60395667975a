import type { Page } from '@playwright/test'
import { expect, test, withoutAnswers } from './fixtures.ts'

/** From here on only the test moves the time, however slow the machine is. */
async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
}

test('the start page greets, links to six places and signs out; the full header is only there', async ({
  page,
  visitor,
}) => {
  await visitor.isMember()
  const asked = Promise.withResolvers<void>()
  await withoutAnswers(page)
  await page.route('**/api/auth/user', async (route) => {
    await asked.promise
    await route.continue()
  })
  await page.goto('/login')
  await expect(page.getByRole('status').getByText('Loading')).toBeAttached()
  asked.resolve()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Ana!' })).toBeVisible()

  const places = page.getByRole('list', { name: 'Areas' }).getByRole('link')
  const addresses = () => places.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await expect
    .poll(addresses)
    .toEqual(['/inbox', '/campaigns', '/analytics', '/team', '/ai-planner', '/dashboard'])
  await expect(places.first()).toContainText('42')
  await expect(page.getByText('AI campaign generated')).toBeVisible()

  const header = page.getByRole('banner')
  const create = header.getByRole('link', { name: 'Create with CampAIgner' })
  await expect(create).toHaveAttribute('href', '/waterfall')
  await expect(header.getByRole('button', { name: 'Load Demo Data' })).toBeVisible()
  await expect(header.getByRole('button', { name: 'Brand: Ana Ruiz' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your account' })).toContainText(/Ana Ruiz\s*Owner/)
  const entry = page.getByRole('navigation').getByRole('link', { name: /Inbox/ })
  await expect(entry).toContainText('12 unread messages (sample)')
  await entry.click()
  await expect(create).toHaveCount(0)
  await expect(header.getByRole('button', { name: 'Load Demo Data' })).toHaveCount(0)

  await header.getByRole('link', { name: 'CampAIgner home' }).click()
  await page.getByRole('link', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Start Free Now' }).first()).toBeVisible()
})

test('a tooltip waits 0.7 seconds, the next one not at all, and after 0.3 seconds without one it waits again', async ({
  page,
  visitor,
}) => {
  await visitor.isMember()
  await page.clock.install()
  await page.goto('/customers')
  const logOut = page.getByRole('button', { name: 'Sign out' })
  const help = page.getByRole('link', { name: 'Help center' })
  await expect(logOut).toBeVisible()
  await pauseClock(page)
  const tooltip = page.getByRole('tooltip')
  const close = async () => {
    await page.keyboard.press('Escape')
    await expect(tooltip).toHaveCount(0)
  }

  await logOut.hover()
  await page.clock.runFor(699)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(tooltip).toHaveText('Sign out')
  await close()
  await page.clock.runFor(299)
  await help.hover()
  await expect(tooltip).toHaveText('Help center')
  await close()
  await page.clock.runFor(300)
  await logOut.hover()
  await page.clock.runFor(699)
  await expect(tooltip).toHaveCount(0)
})

test.describe('toasts', () => {
  test.use({ expectsRefusals: true })

  test('stays for five seconds, is reached with F8 and swiped away; the form stays usable', async ({
    page,
    visitor,
  }) => {
    await visitor.speaks('en')
    await page.clock.install()
    await page.goto('/login')
    const email = page.getByLabel('Email')
    await email.fill('ana@example.com')
    await page.getByLabel('Password', { exact: true }).fill('not this one')
    await pauseClock(page)

    const answered = Promise.withResolvers<void>()
    await page.route('**/api/login', async (route) => {
      await answered.promise
      await route.fulfill({ status: 401, body: '' })
    })
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
    await expect(email).toBeDisabled()
    answered.resolve()

    const notices = page.getByRole('region', { name: 'Notices (F8)' }).locator('li')
    await expect(notices).toHaveText(/Login failed.*Invalid email or password/)
    await page.clock.runFor(4999)
    await expect(notices).toBeVisible()
    await page.clock.runFor(1)
    await expect(notices).toHaveCount(0)

    // Until it was refused: the previous toast is replaced only then.
    const fail = async () => {
      const refused = page.waitForResponse('**/api/login')
      await page.getByRole('button', { name: 'Sign In' }).click()
      await refused
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
    }
    await fail()
    await expect(notices).toHaveCount(1)
    await fail()
    await expect(notices).toHaveCount(1)
    await page.keyboard.press('F8')
    await expect(page.getByRole('region', { name: 'Notices (F8)' }).locator('ol')).toBeFocused()

    const sweep = async (distance: number) => {
      const box = await notices.boundingBox()
      if (!box) throw new Error('There is no notice.')
      const [x, y] = [box.x + 40, box.y + box.height / 2]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + distance, y, { steps: 4 })
      await page.mouse.up()
    }
    await sweep(50)
    await expect(notices).toHaveCount(1)
    await sweep(52)
    await expect(notices).toHaveCount(0)

    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await page.getByLabel('First name').fill('Ana')
    await page.getByLabel('Last name').fill('Ruiz')
    await page.getByLabel('Email').fill('ana@example.com')
    await page.getByPlaceholder('Create a password (min 6 characters)').fill('123456')
    const refused = Promise.withResolvers<void>()
    await page.route('**/api/signup', async (route) => {
      await refused.promise
      await route.fulfill({ status: 409, body: '' })
    })
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByRole('button', { name: 'Creating account...' })).toBeDisabled()
    refused.resolve()
    await expect(notices).toHaveText(/Signup failed.*Failed to create account/)
  })
})
