import { randomUUID } from 'node:crypto'
import { authMessages, workspacesMessages } from '#features/auth/i18n/index.ts'
import { joinMessages, peopleMessages } from '#features/people/i18n/index.ts'
import { textOf } from '#platform/messages.ts'
import { awaitsLiveScreens, expect, expectAccessible, noticeOn, password, test } from './fixtures.ts'

test('a link invites a person, and a removed member is signed out immediately', async ({
  page,
  visitor,
  browser,
}) => {
  const t = textOf(peopleMessages, 'en')
  await visitor.isMember()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/settings?section=people')
  await page
    .getByRole('button', { name: t('invite.action') })
    .first()
    .click()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('invite.submit') }).click()
  const ready = page.getByRole('dialog', { name: t('invite.doneTitle') })
  await ready.getByRole('button', { name: t('invite.copy') }).click()
  await expect(noticeOn(page, t('toasts.copied'))).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(await ready.getByLabel(t('invite.link')).inputValue())
  await expectAccessible(page)
  await ready.getByRole('button', { name: t('invite.done') }).click()

  const auth = textOf(authMessages, 'en')
  const j = textOf(joinMessages, 'en')
  const other = await browser.newContext()
  const joining = awaitsLiveScreens(await other.newPage())
  await joining.goto(link)
  await expect(joining.getByRole('heading', { name: j('heading', { workspace: 'Ana Ruiz' }) })).toBeVisible()
  await expectAccessible(joining)
  await joining.getByLabel(auth('fields.firstName')).fill('Bo')
  await joining.getByLabel(auth('fields.lastName')).fill('Lind')
  await joining.getByLabel(auth('fields.email')).fill(`${randomUUID()}@example.com`)
  await joining.getByLabel(auth('fields.password'), { exact: true }).fill(password)
  await joining.getByRole('button', { name: j('createAndJoin') }).click()
  await expect(joining.getByText(j('success', { workspace: 'Ana Ruiz' }), { exact: true })).toBeVisible()

  const row = page.getByRole('row', { name: /Bo Lind/ })
  await expect(row).toBeVisible()
  await expectAccessible(page)
  await row.getByRole('button', { name: t('table.more', { name: 'Bo Lind' }) }).click()
  await page.getByRole('menuitem', { name: t('table.remove') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('remove.confirm') })
    .click()
  await expect(row).toHaveCount(0)
  // Without interaction: the other browser learns that its session is over.
  await expect(joining).toHaveURL(/\/login/)
  await other.close()
})

test('a signed-in person joins a second workspace and switches back', async ({ page, visitor, browser }) => {
  const j = textOf(joinMessages, 'es')
  const w = textOf(workspacesMessages, 'es')
  const shop = await browser.newContext()
  const owner = { firstName: 'Luz', lastName: 'Vega', email: `${randomUUID()}@example.com`, password }
  await shop.request.post('/api/signup', { data: owner })
  const { path } = await (await shop.request.post('/api/invitations', { data: {} })).json()

  await visitor.isMember('es')
  await page.goto(path)
  await expect(page.getByRole('heading', { name: j('heading', { workspace: 'Luz Vega' }) })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: j('join') }).click()
  const menu = page.getByRole('button', { name: new RegExp(`Luz Vega.*${w('switch')}`) })
  await menu.click()
  await page.getByRole('menuitemradio', { name: 'Ana Ruiz' }).click()
  const { owner: ownRole } = peopleMessages.es.roles
  await expect(page.getByRole('button', { name: new RegExp(`${ownRole}.*${w('switch')}`) })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  await shop.close()
})
