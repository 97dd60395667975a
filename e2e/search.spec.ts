import type { Page } from '@playwright/test'
import { helpMessages } from '#features/help/i18n/index.ts'
import { searchButtonMessages, searchMessages, shortcutsMessages } from '#features/search/i18n/index.ts'
import { locales } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { add } from './campaign-calls.ts'
import { expect, expectAccessible, test, widthOf, withoutAnswers } from './fixtures.ts'
import { openAccount } from './sandbox-account.ts'

const addCustomer = async (page: Page, name: string, company = ''): Promise<string> => {
  const answer = await page.request.post('/api/customers', { data: { name, company } })
  expect(answer.status()).toBe(201)
  return (await answer.json()).id
}

/** The new screen, or its title if the code was loaded already. */
const focusedContent = (page: Page) => page.locator('main:focus, main h1:focus')

for (const language of locales) {
  const t = textOf(searchMessages, language)
  const button = textOf(searchButtonMessages, language)
  const keys = textOf(shortcutsMessages, language)
  const help = textOf(helpMessages, language)
  const isEnglish = language === 'en'

  test.describe(`in ${language}`, () => {
    test.use({ viewport: { width: widthOf(language), height: 844 } })

    const dialogOf = (page: Page) => page.getByRole('dialog', { name: t('title'), exact: true })
    const fieldOf = (page: Page) => dialogOf(page).getByRole('combobox')
    const groupOf = (page: Page, name: keyof (typeof searchMessages)['en']['groups']) =>
      dialogOf(page).getByRole('group', { name: t(`groups.${name}`), exact: true })
    const active = (page: Page) => dialogOf(page).getByRole('option', { selected: true })
    const open = async (page: Page) => {
      await page.keyboard.press('ControlOrMeta+k')
      await expect(fieldOf(page)).toBeFocused()
    }

    test('keys alone find and open screens, actions, records and help', async ({ page, visitor }) => {
      await visitor.isMember(language)
      const customer = await addCustomer(page, 'Peluquería Ñandú', 'Ñandú S. L.')
      const campaign = await add(page, { title: 'Peluquería en primavera' })
      const account = await openAccount(page)
      await account.hears('Marta Peña', '¿Tenéis peluquería el sábado?')

      await page.goto('/team')
      await page.getByRole('button', { name: button('open'), exact: true }).focus()
      await page.keyboard.press('Enter')
      await expect(fieldOf(page)).toBeFocused()
      await expect(groupOf(page, 'recent')).toHaveCount(0)
      await expect(groupOf(page, 'actions').getByRole('option').first()).toHaveText(
        isEnglish ? 'Create a campaign' : 'Crear una campaña',
      )
      await expect(active(page)).toHaveText(isEnglish ? 'Create a campaign' : 'Crear una campaña')
      await expect(groupOf(page, 'screens').getByRole('option').first()).toHaveText(
        isEnglish ? 'Home' : 'Inicio',
      )
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(dialogOf(page)).toHaveCount(0)
      await expect(page.getByRole('button', { name: button('open'), exact: true })).toBeFocused()

      await open(page)
      await page.keyboard.type('pelu')
      await expect(groupOf(page, 'campaigns').getByRole('option')).toHaveText([/Peluquería en primavera/])
      await expect(groupOf(page, 'conversations').getByRole('option')).toHaveText([/Marta Peña.*sábado/])
      const found = groupOf(page, 'customers').getByRole('option')
      await expect(found).toHaveText([/Peluquería Ñandú.*Ñandú S\. L\./])
      await expect(found.locator('mark')).toHaveText(['Pelu'])
      await expect(dialogOf(page).getByRole('status')).toHaveText(/^\d+ /)
      await expectAccessible(page)
      while (!(await active(page).innerText()).includes('Ñandú')) await page.keyboard.press('ArrowDown')
      await expect(fieldOf(page)).toHaveAttribute(
        'aria-activedescendant',
        (await active(page).getAttribute('id')) ?? 'none',
      )
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`/customers?customer=${customer}`)
      await expect(page.getByRole('dialog', { name: 'Peluquería Ñandú' })).toBeVisible()
      await expect(dialogOf(page)).toHaveCount(0)

      // Over a sheet, which is not a form.
      await open(page)
      await page.keyboard.type('primavera')
      await expect(active(page)).toContainText('Peluquería en primavera')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`/campaigns/${campaign.id}`)
      await expect(focusedContent(page)).toHaveCount(1)

      // What is on the screen is not offered.
      await open(page)
      await expect(groupOf(page, 'recent').getByRole('option')).toHaveText([/Peluquería Ñandú/])
      await expectAccessible(page)
      // One letter is wrong.
      await page.keyboard.type(isEnglish ? 'calender' : 'calendaro')
      await expect(active(page)).toHaveText(isEnglish ? 'Calendar' : 'Calendario')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/calendar')

      // By the name in either language.
      await open(page)
      await page.keyboard.type('facturas')
      await expect(groupOf(page, 'actions').getByRole('option')).toHaveText([
        isEnglish ? /New invoice/ : /Nueva factura/,
      ])
      await fieldOf(page).fill(isEnglish ? 'add a customer' : 'anadir un cliente')
      await expect(active(page)).toHaveText(isEnglish ? 'Add a customer' : 'Añadir un cliente')
      await page.keyboard.press('Enter')
      const form = page.getByRole('dialog').filter({ has: page.locator('form') })
      await expect(form).toBeVisible()
      await expect(page).toHaveURL('/customers')
      // A form would be lost.
      await page.keyboard.press('ControlOrMeta+k')
      await expect(dialogOf(page)).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(form).toHaveCount(0)

      await open(page)
      await page.keyboard.type(isEnglish ? 'schedule a post' : 'programar una publicación')
      const article = groupOf(page, 'help').getByRole('option').first()
      await expect(article).toHaveAttribute('href', /^\/help\?article=/)
      const opened = page.context().waitForEvent('page')
      while ((await active(page).getAttribute('href')) !== (await article.getAttribute('href')))
        await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ControlOrMeta+Enter')
      const tab = await opened
      await expect(tab).toHaveURL(/\/help\?article=/)
      await tab.close()
      await expect(dialogOf(page)).toBeVisible()
      await page.keyboard.press('ControlOrMeta+k')
      await expect(dialogOf(page)).toHaveCount(0)
    })

    test('nothing found is said plainly, and the help chat is asked instead', async ({ page, visitor }) => {
      await visitor.isMember(language)
      await page.goto('/analytics')
      await open(page)
      for (const odd of ['%_\\', '🎉', 'שלום عليكم', 'zzqqzz']) {
        await fieldOf(page).fill(odd)
        await expect(
          dialogOf(page)
            .getByText(t('nothing', { query: odd }))
            .last(),
        ).toBeVisible()
      }
      await expectAccessible(page)
      await fieldOf(page).fill('q'.repeat(10_000))
      await expect(dialogOf(page).getByText(t('nothingHint'))).toBeVisible()
      await expectAccessible(page)

      const question = isEnglish ? 'zzqqzz please' : 'zzqqzz por favor'
      await fieldOf(page).fill(question)
      await expect(dialogOf(page).getByText(t('nothingHint'))).toBeVisible()
      await expect(active(page)).toHaveText(t('ask', { question }))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/help')
      const chat = page.getByRole('dialog', { name: help('chat.title') })
      await expect(chat.getByText(question, { exact: true })).toHaveCount(1)
      await expect(chat.locator('[data-from=person]')).toHaveCount(1)
    })

    test('shortcuts are listed, jump, stay out of fields and can be switched off', async ({
      page,
      visitor,
    }) => {
      await visitor.isMember(language)
      await addCustomer(page, 'Luz Vega')
      await page.goto('/customers')
      const list = page.getByRole('dialog', { name: keys('title'), exact: true })
      const search = page.getByRole('searchbox')
      await search.focus()
      await page.keyboard.type('?gd')
      await expect(search).toHaveValue('?gd')
      await search.fill('')
      await page.getByRole('heading', { level: 1 }).click()

      await page.keyboard.press('?')
      await expect(list).toBeVisible()
      await expect(list.getByText(isEnglish ? 'Calendar' : 'Calendario', { exact: true })).toBeVisible()
      await expectAccessible(page)
      // Not inside of a dialog.
      await page.keyboard.press('g')
      await page.keyboard.press('d')
      await expect(page).toHaveURL('/customers')
      await page.keyboard.press('Escape')
      await expect(list).toHaveCount(0)

      for (const [key, path] of [
        ['d', '/dashboard'],
        ['c', '/calendar'],
        ['i', '/inbox'],
        ['m', '/campaigns'],
        ['u', '/customers'],
      ] as const) {
        await page.keyboard.press('g')
        await page.keyboard.press(key)
        await expect(page).toHaveURL(path)
        await expect(focusedContent(page)).toHaveCount(1)
      }

      await page.keyboard.press('?')
      await list.getByRole('switch', { name: keys('single') }).press('Space')
      await page.keyboard.press('Escape')
      await expect(list).toHaveCount(0)
      await page.reload()
      await page.keyboard.press('g')
      await page.keyboard.press('d')
      await page.keyboard.press('?')
      // With the next key that works, all before it were handled.
      await open(page)
      await expect(page).toHaveURL('/customers')
      await expect(list).toHaveCount(0)
      await page.keyboard.type(isEnglish ? 'keyboard' : 'atajos')
      await expect(active(page)).toHaveText(t('showShortcuts'))
      await page.keyboard.press('Enter')
      await expect(list.getByRole('switch', { name: keys('single') })).not.toBeChecked()
    })
  })
}

test('a member is not offered what only managers may do', async ({ page, visitor, colleague }) => {
  await visitor.isMember()
  const window = await colleague('en', 1280)
  const offered = async (at: Page) => {
    await at.goto('/team')
    await expect(at.getByRole('button', { name: 'Search', exact: true })).toBeVisible()
    await at.keyboard.press('ControlOrMeta+k')
    const options = at.getByRole('group', { name: 'Actions' }).getByRole('option')
    await expect(options.first()).toBeVisible()
    return options.allInnerTexts()
  }
  const ofOwner = await offered(page)
  const ofMember = await offered(window)
  expect(ofOwner.filter((text) => !ofMember.includes(text))).toEqual([
    'Connect a network',
    'Invite a teammate',
    'Upload your logo',
    'Connect a POS',
  ])
})

test.describe('with a slow or failing server', () => {
  test.use({ expectsRefusals: true })

  test('late answers are dropped, the last ones stay meanwhile, and an error says what still works', async ({
    page,
    visitor,
  }) => {
    await visitor.isMember()
    await addCustomer(page, 'Rosa One')
    await addCustomer(page, 'Roberto Two')
    await withoutAnswers(page)
    const late = Promise.withResolvers<void>()
    let isFailing = false
    await page.route('**/api/search?**', async (route) => {
      if (isFailing) return route.abort()
      if (new URL(route.request().url()).searchParams.get('q') === 'rob') await late.promise
      return route.continue()
    })
    await page.goto('/team')
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible()
    await page.keyboard.press('ControlOrMeta+k')
    const field = page.getByRole('combobox', { name: 'Search' })
    const customers = page.getByRole('group', { name: 'Customers' }).getByRole('option')
    await field.fill('ro')
    await expect(customers).toHaveText(['Roberto Two', 'Rosa One'])

    const asked = page.waitForRequest('**/api/search?*q=rob*')
    await field.fill('rob')
    await asked
    await expect(customers).toHaveText(['Roberto Two', 'Rosa One'])
    await field.fill('ros')
    await expect(customers).toHaveText(['Rosa One'])
    late.resolve()
    await expect(customers).toHaveText(['Rosa One'])

    isFailing = true
    await field.fill('cal')
    await expect(page.getByRole('alert')).toHaveText(
      'Couldn’t search campaigns, customers and conversations. Screens, actions and help still work.',
    )
    await expect(page.getByRole('option', { selected: true })).toHaveText('Calendar')
    await expectAccessible(page)
  })
})
