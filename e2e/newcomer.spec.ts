import { expect, password, test } from './fixtures.ts'

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
    const began = Date.now()
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
    expect(Date.now() - began).toBeLessThan(60_000)
  })
}
