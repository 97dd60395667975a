import { commonMessages } from '#client/i18n/index.ts'
import { notificationMessages } from '#core/notifications/i18n/index.ts'
import { approvalMessages, teamMessages } from '#features/team/i18n/index.ts'
import { textOf } from '#platform/messages.ts'
import { png } from '#tests/png.ts'
import { expect, expectAccessible, noticeOn, test } from './fixtures.ts'

// Submitting without proof is refused.
test.use({ expectsRefusals: true })

const title = 'Photograph the <b>window</b>'

for (const [language, width] of [
  ['en', 1280],
  ['es', 390],
] as const) {
  test(`a task goes from one person to the other and back, in two windows, in ${language}`, async ({
    page: ana,
    visitor,
    colleague,
  }) => {
    const t = textOf(teamMessages, language)
    const a = textOf(approvalMessages, language)
    await ana.setViewportSize({ width, height: 844 })
    await visitor.isMember(language)
    const bo = await colleague(language, width)
    const tasks = bo.getByLabel(t('table.label'), { exact: true })

    await test.step('a person without approval rights is told so', async () => {
      await bo.goto('/approvals')
      await expect(bo.getByRole('heading', { level: 1, name: a('restricted.title') })).toBeVisible()
      await expect(bo.getByText(a('restricted.text'))).toBeVisible()
      await expectAccessible(bo)
      await bo.getByRole('link', { name: a('restricted.toTasks') }).click()
      await expect(bo.getByText(t('empty.assigned'))).toBeVisible()
    })

    await test.step('another screen leads to a new task, which appears immediately', async () => {
      await ana.goto(`/team?new=1&title=${encodeURIComponent(title)}`)
      const dialog = ana.getByRole('dialog', { name: t('form.addTitle') })
      await expect(dialog.getByLabel(t('form.title'))).toHaveValue(title)
      await dialog.getByRole('button', { name: t('form.add') }).click()
      await expect(dialog.getByRole('combobox', { name: t('form.assignee') })).toHaveAccessibleDescription(
        language === 'en' ? 'Choose a team member' : 'Elige a un miembro del equipo',
      )
      await dialog.getByRole('combobox', { name: t('form.assignee') }).fill('Bo')
      await ana.getByRole('option', { name: 'Bo Lind' }).click()
      await expect(dialog.getByLabel(t('form.requiresProof'))).toBeChecked()
      await expectAccessible(ana)
      await dialog.getByRole('button', { name: t('form.add') }).click()
      await expect(noticeOn(ana, t('toasts.assigned'))).toBeVisible()
      await expect(bo.getByRole('button', { name: t('table.completeNamed', { title }) })).toBeVisible()
    })

    await test.step('without proof it is refused; with proof it waits for approval', async () => {
      await ana.goto('/approvals')
      await expect(ana.getByText(a('pending.empty'))).toBeVisible()
      await bo.getByRole('button', { name: t('table.completeNamed', { title }) }).click()
      const dialog = bo.getByRole('dialog', { name: t('complete.title', { title }) })
      await dialog.getByRole('button', { name: t('complete.submitProof') }).click()
      await expect(
        dialog.getByText(/archivo de prueba antes de completar|proof file before you complete/),
      ).toBeVisible()
      await expect(noticeOn(bo, t('toasts.completeFailed'))).toBeVisible()
      await expectAccessible(bo)
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'window.png', mimeType: 'image/png', buffer: png })
      await expect(noticeOn(bo, t('toasts.proofUploaded'))).toBeVisible()
      await dialog.getByLabel(t('complete.notes')).fill('Here it is')
      await dialog.getByRole('button', { name: t('complete.submitProof') }).click()
      await expect(noticeOn(bo, t('toasts.completed'))).toBeVisible()
      await expect(dialog).toBeHidden()
      await expect(tasks.getByText(t('status.pending_approval'), { exact: true })).toBeVisible()
    })

    await test.step('a rejection requires a reason, which the assignee sees', async () => {
      const reject = ana.getByRole('button', { name: a('pending.rejectNamed', { title }) })
      await expect(reject).toBeVisible()
      const counters = ana.getByRole('region', { name: a('counters.label') })
      await expect(counters).toContainText(`${a('counters.pending')}1`)
      await expect(counters).toContainText(`${a('counters.members')}1`)
      await expect(ana.getByRole('link', { name: a('pending.proof') })).toHaveAttribute('target', '_blank')
      await expectAccessible(ana)
      await reject.click()
      const dialog = ana.getByRole('dialog', { name: a('reject.title', { title }) })
      await dialog.getByRole('button', { name: a('reject.submit') }).click()
      await expect(dialog.getByLabel(a('reject.reason'))).toHaveAccessibleDescription(
        language === 'en' ? /Please provide a reason for rejection/ : /Indica el motivo del rechazo/,
      )
      await dialog.getByLabel(a('reject.reason')).fill('Too dark')
      await dialog.getByRole('button', { name: a('reject.submit') }).click()
      await expect(ana.getByText(a('pending.empty'))).toBeVisible()
      await expect(tasks.getByText(t('status.in_progress'), { exact: true })).toBeVisible()
      await bo.getByRole('button', { name: title, exact: true }).click()
      const sheet = bo.getByRole('dialog', { name: title })
      await expect(sheet.getByText('Too dark').first()).toBeVisible()
      await expect(sheet.getByRole('img', { name: t('proof.picture', { title }) })).toBeVisible()
      await expectAccessible(bo)
      await sheet
        .getByRole('button', { name: textOf(commonMessages, language)('close'), exact: true })
        .click()
      await expect(sheet).toBeHidden()
    })

    await test.step('the other tabs show the team and notifications', async () => {
      await ana.getByRole('tab', { name: a('tabs.team') }).click()
      await expect(ana.getByRole('tabpanel').getByText('Bo Lind')).toBeVisible()
      await ana.getByRole('tab', { name: a('tabs.notifications') }).click()
      await expect(ana.getByText(a('types.proof_submitted'), { exact: true })).toHaveCount(1)
      await expectAccessible(ana)
      await ana.getByRole('button', { name: textOf(notificationMessages, language)('panel.markAll') }).click()
      await expect(ana.getByRole('button', { name: a('notifications.markRead') })).toHaveCount(0)
    })
  })
}

test('a failed assignment shows an error, and nothing typed is lost', async ({ page, visitor }) => {
  await visitor.isMember()
  await page.goto('/team?new=1&title=Window')
  const dialog = page.getByRole('dialog', { name: 'Assign New Task' })
  await dialog.getByRole('combobox', { name: 'Assign to' }).fill('Ana')
  await page.getByRole('option', { name: 'Ana Ruiz' }).click()
  await page.route('**/api/team-tasks', (route) =>
    route.fulfill({ status: 422, json: { message: 'Not today', code: 'refused' } }),
  )
  await dialog.getByRole('button', { name: 'Assign task' }).click()
  await expect(page.locator('li', { hasText: 'Failed to assign task' })).toContainText('Not today')
  await expect(dialog.getByLabel('Title')).toHaveValue('Window')
})
