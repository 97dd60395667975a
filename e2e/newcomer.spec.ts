import { commonMessages } from '#client/i18n/index.ts'
import { businessNameMessages } from '#core/brands/i18n/index.ts'
import { businessMessages } from '#features/settings/i18n/index.ts'
import { textOf } from '#platform/messages.ts'
import { startStopwatch } from '#tests/stopwatch.ts'
import { expect, expectAccessible, password, test } from './fixtures.ts'

const words = {
  en: {
    start: 'Start Free Now',
    fields: ['First name', 'Last name', 'Email', 'Password'],
    create: 'Create Account',
    created: "Welcome to CampAIgner. You've been logged in automatically.",
    load: 'Load Demo Data',
    loaded: 'Demo data has been populated. Refresh to see all the content!',
    team: 'Team members',
  },
  es: {
    start: 'Empieza gratis ahora',
    fields: ['Nombre', 'Apellidos', 'Correo electrónico', 'Contraseña'],
    create: 'Crear cuenta',
    created: 'Te damos la bienvenida a CampAIgner. Ya has iniciado sesión.',
    load: 'Cargar datos de demostración',
    loaded: 'Se han cargado los datos de demostración. ¡Actualiza la página para ver todo el contenido!',
    team: 'Miembros del equipo',
  },
} as const

for (const language of ['en', 'es'] as const) {
  test(`a newcomer reaches a workspace full of demo data in three clicks, in ${language}`, async ({
    page,
    visitor,
  }) => {
    const t = words[language]
    const elapsedMs = startStopwatch()
    await visitor.speaks(language)
    await page.goto('/')
    await page.getByRole('link', { name: t.start }).first().click()
    const [firstName, lastName, email, secret] = t.fields
    await page.getByLabel(firstName, { exact: true }).fill('Ana')
    await page.getByLabel(lastName, { exact: true }).fill('Ruiz')
    await page.getByLabel(email, { exact: true }).fill(`${crypto.randomUUID()}@example.com`)
    await page.getByLabel(secret, { exact: true }).fill(password)
    await page.getByRole('button', { name: t.create }).click()
    await expect(page.getByText(t.created, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: t.load }).click()
    await expect(page.getByText(t.loaded, { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: new RegExp(`5\\s*${t.team}$`) })).toBeVisible()
    await expect(page.getByText('Lucy Hart').first()).toBeVisible()
    await expect(page.getByRole('button', { name: t.load })).toHaveCount(0)
    expect(elapsedMs()).toBeLessThan(60_000)
  })
}

for (const [language, width] of [
  ['en', 1280],
  ['es', 390],
] as const)
  test.describe(`the name of the business, in ${language}`, () => {
    test.use({ viewport: { width, height: 844 } })
    const t = textOf(businessNameMessages, language)
    const business = textOf(businessMessages, language)
    const common = textOf(commonMessages, language)

    test('is asked for where posts are written, and then used in every post', async ({ page, visitor }) => {
      await visitor.isMember(language)
      const write = async () => {
        const answer = await page.request.post('/api/campaigns/generate', {
          data: { prompt: 'Fresh bread', platforms: ['instagram', 'email'], businessContext: 'A shop' },
        })
        return JSON.stringify(await answer.json())
      }
      expect(await write()).not.toContain('Ana')
      await page.goto('/campaigner')
      await expect(page.getByText(t('why'))).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: t('add') }).click()
      await expect(page).toHaveURL('/settings?section=business')
      await page.getByLabel(business('fields.name')).fill('Café Luna')
      await page.getByRole('button', { name: common('save') }).click()
      await expect(page.getByText(common('saved'), { exact: true })).toBeVisible()
      await page.goto('/campaigner')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('link', { name: t('add') })).toHaveCount(0)
      const written = await write()
      expect(written).toContain('Café Luna')
      expect(written).toContain('#CaféLuna')
    })
  })
