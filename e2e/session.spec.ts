import { awaitsLiveScreens, expect, password, test } from './fixtures.ts'

test('the right password leads to the requested page, and a reload stays there', async ({
  page,
  visitor,
}) => {
  const { email } = await visitor.isMember()
  await page.goto('/api/logout')
  await page.goto('/customers')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Welcome back!', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/customers')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Customer Management' })).toBeVisible()
})

test.describe('refusals', () => {
  test.use({ expectsRefusals: true })

  test('a wrong password shows a clear error and the form keeps its input', async ({ page, visitor }) => {
    await visitor.speaks('es')
    await page.goto('/login')
    await page.getByLabel('Correo electrónico').fill('nadie@example.com')
    await page.getByLabel('Contraseña', { exact: true }).fill('no es esta')
    await page.getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(page.getByText('No se pudo iniciar sesión', { exact: true })).toBeVisible()
    await expect(page.getByText('Correo electrónico o contraseña incorrectos', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Correo electrónico')).toHaveValue('nadie@example.com')
  })

  test('a session that ended elsewhere leads to the sign-in screen and back', async ({
    page,
    visitor,
    request,
  }) => {
    const { email } = await visitor.isMember()
    await page.goto('/customers')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Add Customer' }).first().click()
    await page.getByRole('dialog').getByLabel('Name').fill('Too late')
    // Visible for half a second, or until the next page answers.
    const told = Promise.withResolvers<void>()
    await page.route('**/api/login?next=*', async (route) => {
      await told.promise
      await route.continue()
    })
    await request.post('/api/login', { data: { email, password } })
    await request.delete('/api/auth/sessions')
    await page.getByRole('dialog').getByRole('button', { name: 'Add Customer' }).click()
    await expect(page.getByText('You are logged out. Logging in again...', { exact: true })).toBeVisible()
    told.resolve()
    await expect(page).toHaveURL(/\/login\?next=%2Fcustomers/)
  })
})

test('the language follows the browser, then the choice, and the choice is kept', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'es-MX' })
  const page = awaitsLiveScreens(await context.newPage())
  // An unsupported language was not chosen here.
  await page.addInitScript(() => localStorage.getItem('language') ?? localStorage.setItem('language', 'fr'))
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible()
  await page
    .getByRole('button', { name: 'English' })
    .or(page.getByRole('radio', { name: 'English' }))
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await context.close()
})

test('everything in the shell can be reached by keyboard', async ({ page, visitor }) => {
  await visitor.isMember()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  const link = page.getByRole('navigation').getByRole('link', { name: 'Customers' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/customers')
  await expect(link).toHaveAttribute('aria-current', 'page')
})
