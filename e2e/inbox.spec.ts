import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { customerTimelineMessages } from '#features/customer-timeline/i18n/index.ts'
import { inboxMessages } from '#features/inbox/i18n/index.ts'
import { savedReplyMessages } from '#features/saved-replies/i18n/index.ts'
import { locales } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { expect, expectAccessible, noticeOn, pressTwice, test, widthOf } from './fixtures.ts'
import { openAccount } from './sandbox-account.ts'

for (const language of locales) {
  const t = textOf(inboxMessages, language)
  const saved = textOf(savedReplyMessages, language)
  const timelineText = textOf(customerTimelineMessages, language)
  const isWide = widthOf(language) >= 1280

  test.describe(`in ${language}`, () => {
    test.use({ viewport: { width: widthOf(language), height: 844 } })

    const listOf = (page: Page) => page.getByRole('list', { name: t('list.title'), exact: true })
    const rowOf = (page: Page, text: string) => listOf(page).getByRole('button', { name: text })
    const tile = (page: Page, name: 'total' | 'unread' | 'urgent' | 'response') =>
      page
        .getByRole('region', { name: t('tiles.label'), exact: true })
        .getByText(t(`tiles.${name}`), { exact: true })
        .locator('xpath=../..')

    test('a new message appears, is read, answered and assigned', async ({ page, visitor }) => {
      await visitor.isMember(language)
      const account = await openAccount(page)
      await page.goto('/inbox')
      await expect(page.getByRole('heading', { level: 1, name: t('title') })).toBeVisible()
      await expect(tile(page, 'total')).toContainText('24')
      await expect(tile(page, 'unread')).toContainText('12')
      await expect(tile(page, 'urgent')).toContainText('3')
      await expect(tile(page, 'response')).toContainText(language === 'en' ? '2.5h' : '2,5 h')
      await expect(page.getByText(t('list.empty'), { exact: true })).toBeVisible()

      await account.hears('Marta <b>Peña</b>', '¿Tenéis hueco el sábado?')
      await expect(rowOf(page, '¿Tenéis hueco el sábado?')).toContainText('Marta <b>Peña</b>')
      await expect(rowOf(page, '¿Tenéis hueco el sábado?')).toContainText(t('list.unread'))
      await expect(rowOf(page, '¿Tenéis hueco el sábado?')).not.toContainText(t('priority.normal'))
      await expect(listOf(page).getByText('Marta <b>Peña</b>')).toHaveCSS('font-weight', '700')
      await expect(tile(page, 'unread')).toContainText('1')
      if (isWide) {
        const entry = page.getByRole('link', { name: new RegExp(t('badge.unread', { count: 1 })) })
        await expect(entry).toHaveAttribute('href', '/inbox')
      }

      await rowOf(page, '¿Tenéis hueco el sábado?').click()
      const name = 'Marta <b>Peña</b>'
      const conversation = page.getByRole('region', { name: t('conversation.label', { name }), exact: true })
      const thread = conversation.getByRole('log')
      await expect(page).toHaveURL(/[?&]conversation=/)
      await expect(thread.getByText('¿Tenéis hueco el sábado?')).toBeVisible()
      await expectAccessible(page)

      await account.hears('Marta <b>Peña</b>', 'Somos dos.')
      await expect(thread.getByText('Somos dos.')).toBeVisible()

      const field = conversation.getByRole('textbox', { name: t('composer.replyLabel') })
      await conversation.getByRole('button', { name: t('composer.suggest') }).click()
      await expect(field).not.toHaveValue('')
      await expect(conversation.getByText(t('composer.byBuiltIn'))).toBeVisible()
      expect(await account.answers()).toEqual([])

      await field.fill('')
      await field.press('/')
      await page.getByRole('button', { name: saved('menu.add') }).click()
      await page.getByRole('textbox', { name: saved('form.title') }).fill('Hours <b>')
      await page.getByRole('textbox', { name: saved('form.text') }).fill('Hola {name}: a las cinco.')
      await expectAccessible(page)
      await page.getByRole('button', { name: saved('form.add') }).click()
      await expect(field).toBeFocused()
      await field.press('/')
      await page.getByRole('combobox', { name: saved('menu.search') }).fill('hours')
      await expect(page.getByRole('option', { name: 'Hours <b>' })).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Enter')
      await expect(field).toHaveValue('Hola Marta: a las cinco.')
      await expect(field).toBeFocused()
      expect(await account.answers()).toEqual([])

      await field.fill('Sí, a las cinco.')
      await field.press('Enter')
      await expect(thread.getByText('Sí, a las cinco.')).toBeVisible()
      await expect(thread.getByText(t('thread.sent'), { exact: true })).toHaveCount(1)
      await expect(field).toHaveValue('')
      await field.fill('¡Hasta el sábado!')
      await pressTwice(
        conversation.getByRole('button', { name: t('composer.send'), exact: true }),
        '**/reply',
      )
      await expect(thread.getByText(t('thread.sent'), { exact: true })).toHaveCount(2)
      expect((await account.answers()).sort()).toEqual(['Sí, a las cinco.', '¡Hasta el sábado!'].sort())

      await conversation.getByRole('button', { name: t('composer.note'), exact: true }).click()
      await conversation.getByRole('textbox', { name: t('composer.noteLabel') }).fill('Best seats for her')
      await conversation.getByRole('button', { name: t('composer.saveNote') }).click()
      await expect(thread.getByText(t('thread.note'))).toBeVisible()
      expect(await account.answers()).toHaveLength(2)

      await conversation.getByRole('button', { name: t('conversation.assign') }).click()
      await page.getByRole('menuitemradio', { name: t('conversation.you', { name: 'Ana Ruiz' }) }).click()
      await expect(
        conversation.getByRole('button', { name: t('conversation.assigned', { name: 'Ana Ruiz' }) }),
      ).toBeVisible()
      await conversation.getByRole('button', { name: t('conversation.more', { name }) }).click()
      await expect(page.getByRole('menuitem', { name: t('conversation.makeTask') })).toHaveAttribute(
        'href',
        /^\/team\?new=1&title=.+&conversation=/,
      )
      await page.getByRole('menuitem', { name: t('conversation.makeCustomer') }).click()
      await expect(noticeOn(page, t('toasts.customerMade', { name }))).toBeVisible()
      if (isWide) {
        await conversation.getByRole('button', { name: t('conversation.close') }).click()
      } else {
        await conversation.getByRole('button', { name: t('conversation.more', { name }) }).click()
        await page.getByRole('menuitem', { name: t('conversation.close') }).click()
      }
      await expect(conversation.getByText(t('conversation.closed'), { exact: true })).toBeVisible()
      await expectAccessible(page)

      await page.goBack()
      await expect(page).toHaveURL('/inbox')
      await expect(tile(page, 'unread')).toContainText('0')

      await rowOf(page, 'Somos dos.').click()
      await conversation.getByRole('button', { name: t('conversation.more', { name }) }).click()
      await page.getByRole('menuitem', { name: t('conversation.openCustomer') }).click()
      const timeline = page.getByRole('list', { name: timelineText('label', { name }) })
      await expect(timeline.getByText('Sí, a las cinco.')).toBeVisible()
      await expect(timeline.getByText('Best seats for her')).toHaveCount(0)
      await expectAccessible(page)
      await timeline.getByRole('link').first().click()
      await expect(thread.getByText('Sí, a las cinco.')).toBeVisible()
    })

    test('messages are searched, sorted by priority, read and exported', async ({ page, visitor }) => {
      await visitor.isMember(language)
      const account = await openAccount(page)
      await account.hears('Zoë', 'Where is the café?')
      await account.hears('=cmd()', 'Gracias por la información')
      await page.goto('/inbox')
      await expect(listOf(page).getByRole('listitem')).toHaveCount(2)

      await page.getByRole('button', { name: t('priority.menu', { name: 'Zoë' }) }).click()
      await page.getByRole('menuitemradio', { name: t('priority.urgent') }).click()
      await expect(noticeOn(page, t('toasts.priority'))).toBeVisible()
      await expect(rowOf(page, 'Where is the café?')).toContainText(t('priority.urgent'))
      await expect(tile(page, 'urgent')).toContainText('1')

      await page.getByRole('button', { name: t('filters.button') }).click()
      await page.getByRole('checkbox', { name: t('filters.important') }).check()
      await expect(page).toHaveURL(/important=true/)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(listOf(page).getByRole('listitem')).toHaveCount(1)
      await page.reload()
      await expect(listOf(page).getByRole('listitem')).toHaveCount(1)
      await page.getByRole('button', { name: t('filters.remove', { name: t('filters.important') }) }).click()
      await expect(listOf(page).getByRole('listitem')).toHaveCount(2)

      await page.getByRole('searchbox').fill('INFORMACION')
      await expect(page).toHaveURL(/search=INFORMACION/)
      await expect(listOf(page).getByRole('listitem')).toHaveCount(1)
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: t('list.export') }).click()
      const csv = await readFile(await (await download).path(), 'utf8')
      expect(csv).toContain("'=cmd()")
      expect(csv).not.toContain('café')
      await page.getByRole('searchbox').fill('nothing like it')
      await expect(page.getByText(t('list.empty'), { exact: true })).toBeVisible()
      await page.getByRole('button', { name: t('list.showAll') }).click()

      await expect(tile(page, 'unread')).toContainText('2')
      await page.getByRole('button', { name: t('list.markAllRead') }).click()
      await expect(tile(page, 'unread')).toContainText('0')
      await expect(listOf(page).getByText(t('list.unread'))).toHaveCount(0)
    })
  })
}
