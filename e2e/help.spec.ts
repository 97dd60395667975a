import { readFile } from 'node:fs/promises'
import { signIn } from '#features/auth/help/index.ts'
import { helpMessages } from '#features/help/i18n/index.ts'
import { people } from '#features/people/help/index.ts'
import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

const CHAT = '**/api/help-chat'

const languages: { language: Locale; width: number; search: string; question: string }[] = [
  { language: 'en', width: 1280, search: 'forgoten pasword', question: 'How do I invite a colleague?' },
  { language: 'es', width: 390, search: 'contrasena olvidada', question: '¿Cómo invito a un compañero?' },
]

if (!signIn || !people) throw new Error('These articles are gone.')

for (const { language, width, search, question } of languages) {
  const t = textOf(helpMessages, language)

  test.describe(`in ${language}`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('a visitor searches, reads an article, changes the language and goes back', async ({
      page,
      visitor,
    }) => {
      await visitor.speaks(language)
      const loaded: string[] = []
      page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
      await page.goto('/help')
      await expect(page.getByRole('heading', { level: 1, name: t('title') })).toBeVisible()
      await expectAccessible(page)

      await page.getByRole('searchbox', { name: t('search.label') }).fill('qwrtzx')
      await expect(page.getByText(t('nothing.title', { search: 'qwrtzx' }))).toBeVisible()
      await page.getByRole('searchbox', { name: t('search.label') }).fill(search)
      await page.getByRole('link', { name: signIn[language].title }).click()
      const title = page.getByRole('heading', { level: 1, name: signIn[language].title })
      await expect(title).toBeFocused()
      await expect(page).toHaveURL(/\/help\?article=sign-in$/)
      await expectAccessible(page)

      const other = language === 'en' ? 'es' : 'en'
      await page.getByRole('button', { name: other === 'es' ? 'Español' : 'English' }).click()
      await expect(page.getByRole('heading', { level: 1, name: signIn[other].title })).toBeVisible()
      await page.getByRole('link', { name: textOf(helpMessages, other)('article.back') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(page.getByRole('button', { name: t('chat.open') })).toHaveCount(0)

      // Readers do not load forms, the chat, or the app.
      const { files }: { files: Record<string, string> } = JSON.parse(
        await readFile('dist/client/.vite/code.json', 'utf8'),
      )
      const behind = [
        files['src/app/client/product.tsx'],
        files['src/features/help/client/help-chat-window.tsx'],
      ]
      expect(behind).not.toContain(undefined)
      expect(loaded.filter((path) => behind.some((file) => path === `/${file}`))).toEqual([])
    })

    test.describe('the chat', () => {
      test.use({ expectsRefusals: true })

      test('answers, shows that it waits, apologizes, and works by keyboard', async ({ page, visitor }) => {
        await visitor.isMember(language)
        await page.goto('/help')
        const toggle = page.getByRole('button', { name: t('chat.open') })
        await toggle.press('Enter')
        const chat = page.getByRole('dialog', { name: t('chat.title') })
        const input = chat.getByRole('textbox', { name: t('chat.input') })
        const send = chat.getByRole('button', { name: t('chat.send') })
        await expect(input).toBeFocused()
        await expect(send).toBeDisabled()
        // The layout height: during the animation the visible one is slightly off.
        expect(await chat.evaluate((element: HTMLElement) => element.offsetHeight)).toBeLessThanOrEqual(500)

        const sent: unknown[] = []
        page.on('request', (request) => {
          if (request.url().endsWith('/api/help-chat')) sent.push(request.postDataJSON())
        })
        await input.fill('   ')
        await input.press('Enter')
        await expect(send).toBeDisabled()
        await input.fill(question)
        await input.press('Shift+Enter')
        await expect(input).toHaveValue(`${question}\n`)
        const answered = Promise.withResolvers<void>()
        await page.route(CHAT, async (route) => {
          await answered.promise
          await route.continue()
        })
        await input.press('Enter')
        await expect(chat.getByText(t('chat.typing'))).toBeAttached()
        await expect(input).toBeDisabled()
        await expect(send).toBeDisabled()
        answered.resolve()
        await expect(chat.getByRole('link', { name: people[language].title })).toBeVisible()
        await expect(input).toBeFocused()
        expect(sent).toEqual([{ message: question, language: language === 'en' ? 'english' : 'spanish' }])
        await expectAccessible(page)

        await page.unroute(CHAT)
        await page.route(CHAT, (route) => route.fulfill({ json: {} }), { times: 1 })
        await input.fill('One more')
        await send.click()
        await expect(chat.getByText(t('chat.apology'))).toBeVisible()
        await page.route(CHAT, (route) => route.fulfill({ status: 429, json: {} }), { times: 1 })
        await input.fill('<img src=x onerror=alert(1)>')
        await input.press('Enter')
        await expect(chat.getByText(t('chat.failed'))).toBeVisible()
        await expect(chat.getByText('<img src=x onerror=alert(1)>')).toBeVisible()

        await chat.getByRole('link', { name: people[language].title }).click()
        await expect(page.getByRole('heading', { level: 1, name: people[language].title })).toBeVisible()
        await expect(chat.getByText(t('chat.failed'))).toBeVisible()
        await input.press('Escape')
        await expect(chat).toBeHidden()
        await expect(toggle).toBeFocused()
      })
    })
  })
}
