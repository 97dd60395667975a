import { awaitsLiveScreens, expect, expectAccessible, test, withoutAnswers } from './fixtures.ts'

test('the chosen brand filters lists: here, after a reload and in other tabs', async ({
  page,
  visitor,
  context,
}) => {
  await visitor.isMember()
  const post = async (url: string, data: object) => (await page.request.post(url, { data })).json()
  const [first] = await (await page.request.get('/api/brands')).json()
  const salon = await post('/api/brands', { name: 'Salon', primaryColor: '#8a3d00' })
  await post('/api/customers', { name: 'Café guest', brandId: first.id })
  await post('/api/customers', { name: 'Salon guest', brandId: salon.id })
  await post('/api/customers', { name: 'Anybody' })

  await page.goto('/customers')
  const row = (name: RegExp) => page.getByRole('row', { name })
  await expect(row(/Café guest/)).toBeVisible()
  await expect(row(/Anybody/)).toBeVisible()
  await expect(row(/Salon guest/)).toHaveCount(0)

  await page.getByRole('button', { name: 'Brand: Ana Ruiz' }).click()
  await expect(page.getByRole('menuitemradio', { name: /Ana Ruiz/ })).toContainText('Active')
  await expectAccessible(page)
  await page.getByRole('menuitemradio', { name: /Salon/ }).click()
  await expect(row(/Salon guest/)).toBeVisible()
  await expect(row(/Café guest/)).toHaveCount(0)
  await page.reload()
  await expect(row(/Salon guest/)).toBeVisible()
  await expect(row(/Café guest/)).toHaveCount(0)

  await page.getByRole('button', { name: 'Add Customer' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add New Customer' })
  await dialog.getByLabel('Name').fill('New at the salon')
  await expect(dialog.getByLabel('Brand')).toHaveText('Salon')
  await dialog.getByRole('button', { name: 'Add Customer' }).click()
  await expect(row(/New at the salon/)).toBeVisible()

  const other = awaitsLiveScreens(await context.newPage())
  await other.goto('/dashboard')
  await other.getByRole('button', { name: 'Brand: Salon' }).click()
  await expect(other.getByRole('menuitem', { name: 'Manage brands' })).toHaveAttribute(
    'href',
    '/settings?section=brands',
  )
  await other.getByRole('menuitemradio', { name: /Ana Ruiz/ }).click()
  await expect(row(/Café guest/)).toBeVisible()
  await expect(row(/New at the salon/)).toHaveCount(0)
})

test('with one brand nothing is filtered or mentioned', async ({ page, visitor }) => {
  await visitor.isMember()
  const salon = await page.request.post('/api/brands', { data: { name: 'Salon' } })
  const { id } = await salon.json()
  await page.request.post('/api/customers', { data: { name: 'Salon guest', brandId: id } })
  await page.request.post(`/api/brands/${id}/archive`)
  await page.goto('/customers')
  await expect(page.getByRole('row', { name: /Salon guest/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Brand: / })).toHaveCount(0)

  const answered = Promise.withResolvers<void>()
  await withoutAnswers(page)
  await page.route('**/api/brands', async (route) => {
    await answered.promise
    await route.fulfill({ json: [] })
  })
  await page.goto('/dashboard')
  await expect(page.getByRole('banner').getByText('Loading brands')).toBeAttached()
  answered.resolve()
  await page.getByRole('button', { name: 'Add First Brand' }).click()
  await expect(page.getByRole('dialog', { name: 'Add brand' })).toBeVisible()
})
