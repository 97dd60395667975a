import type { Locator, Page } from '@playwright/test'
import { availabilityMessages } from '#client/i18n/index.ts'
import { reach } from '#connectors/social/platforms.ts'
import { authMessages } from '#features/auth/i18n/index.ts'
import { promiseClaims } from '#features/auth/promise-claims.ts'
import { sceneClaims } from '#features/site/client/tour/tour-claims.ts'
import { pricingMessages, siteMessages } from '#features/site/i18n/index.ts'
import { landingMessages, tourMessages } from '#features/site/i18n/landing/index.ts'
import { featureClaims, planClaims as landingClaims } from '#features/site/landing-claims.ts'
import { planClaims as pricingClaims } from '#features/site/pricing-claims.ts'
import { type Capability, missingCapabilities } from '#platform/capabilities.ts'
import { textOf } from '#platform/messages.ts'
import { expect, expectAccessible, expectToFit, test, withMotion } from './fixtures.ts'

const site = textOf(siteMessages, 'en')
const landing = textOf(landingMessages, 'en')
const pricing = textOf(pricingMessages, 'en')
const tour = textOf(tourMessages, 'en')
const auth = textOf(authMessages, 'en')

const entriesOf = <Key extends string, Value>(table: Record<Key, Value>) =>
  Object.entries(table) as [Key, Value][]

const linkIn = (place: Locator, name: string) => place.getByRole('link', { name, exact: true })

async function expectAt(page: Page, section: 'features' | 'testimonials' | 'pricing') {
  await expect(page).toHaveURL(`/#${section}`)
  await expect(page.locator(`#${section}`)).toBeFocused()
  await expect(page.getByRole('heading', { level: 2, name: landing(`${section}.heading`) })).toBeInViewport()
}

test('the header jumps to the sections, from the page itself and from another one', async ({
  page,
  visitor,
}) => {
  await visitor.speaks('en')
  await page.goto('/')
  const header = page.getByRole('banner')
  for (const name of ['login', 'startFree'] as const)
    await expect(linkIn(header, site(name))).toHaveAttribute('href', '/api/login')
  await expect(page.getByRole('region', { name: landing('stats.label') }).locator('dd')).toHaveCount(4)
  await expect(page.locator('#features').getByRole('heading', { level: 3 })).toHaveCount(6)
  await expect(page.locator('#testimonials').locator('figure')).toHaveCount(3)
  for (const name of ['privacy', 'terms', 'support'] as const)
    await expect(linkIn(page.getByRole('contentinfo'), site(`footer.${name}`))).toHaveAttribute(
      'href',
      `/${name}`,
    )
  await linkIn(header, site('sections.features')).click()
  await expectAt(page, 'features')
  await linkIn(page.getByRole('contentinfo'), site('sections.pricing')).click()
  await expect(page).toHaveURL('/pricing')
  await expect(page.getByRole('heading', { level: 1, name: pricing('heading') })).toBeInViewport()
  await linkIn(header, site('sections.testimonials')).click()
  await expectAt(page, 'testimonials')
  await page.goto('/pricing')
  await page.goto('/#pricing')
  await expectAt(page, 'pricing')
})

test('the chosen plan is kept at sign-up', async ({ page, visitor }) => {
  await visitor.speaks('en')
  await page.goto('/')
  await linkIn(page.locator('#pricing'), landing('pricing.professional.action')).click()
  await expect(page).toHaveURL('/login?tab=signup&plan=professional')
  await expect(page.getByRole('tab', { name: auth('tabs.signUp') })).toHaveAttribute('aria-selected', 'true')
  await page.goto('/pricing')
  await expect(page.getByRole('main').locator('details')).toHaveCount(4)
  for (const [brands, price] of [
    ['5', '$199'],
    ['10', '$349'],
    ['20', '$599'],
    ['50+', '$999'],
  ] as const) {
    // A click before hydration takes effect after it, so the radio may not be checked at once.
    const choice = page.getByRole('radio', { name: pricing('business.brandCount', { brands }), exact: true })
    await choice.click()
    await expect(choice).toBeChecked()
    await expect(page.getByText(price)).toBeVisible()
  }
  await linkIn(page.getByRole('main'), pricing('business.action')).click()
  await expect(page).toHaveURL('/login?tab=signup&plan=business')
})

test('the page changes its language immediately, including its picture', async ({ page, visitor }) => {
  await visitor.speaks('en')
  await page.goto('/')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(landing('hero.heading'))
  await page.getByRole('button', { name: 'Español' }).click()
  const es = textOf(landingMessages, 'es')
  await expect(title).toHaveText(es('hero.heading'))
  await expect(page).toHaveTitle(new RegExp(es('title')))
  await expect(page.getByRole('img', { name: es('hero.picture') })).toHaveAttribute('src', /-es\.webp$/)
})

const openTour = (page: Page) => page.getByRole('button', { name: landing('hero.demo') }).click()

test.describe('with motion', () => {
  test.use(withMotion)

  test('the tour plays by itself, tells each scene, and ends after two minutes', async ({
    page,
    visitor,
  }) => {
    await visitor.speaks('en')
    await page.clock.install()
    await page.goto('/')
    await openTour(page)
    const dialog = page.getByRole('dialog', { name: tour('title') })
    const caption = dialog.locator('[aria-live=polite]')
    await expect(caption).toContainText(tour('scenes.home.title'))
    await expect(dialog.getByRole('button', { name: tour('player.pause') })).toBeFocused()
    // From here on only the test moves the time, however slow the machine is.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000)
    await page.clock.runFor(16_000)
    await expect(caption).toContainText(tour('scenes.creator.title'))
    await expect(dialog.getByText(/^0:[12]\d \/ 2:00$/)).toBeVisible()
    await page.clock.runFor(120_000)
    await expect(dialog.getByText('2:00 / 2:00')).toBeVisible()
    await expect(caption).toContainText(tour('end.text'))
    await expect(linkIn(dialog, tour('end.start'))).toHaveAttribute('href', '/login?tab=signup')
  })
})

test.describe('with reduced motion', () => {
  test('nothing moves by itself, and the keyboard leads through the whole tour', async ({
    page,
    visitor,
  }) => {
    await visitor.speaks('en')
    await page.goto('/')
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await openTour(page)
    const dialog = page.getByRole('dialog', { name: tour('title') })
    const caption = dialog.locator('[aria-live=polite]')
    await expect(dialog.getByRole('button', { name: tour('player.play') })).toBeFocused()
    await expect(dialog.getByText('0:00 / 2:00')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(caption).toContainText(tour('scenes.creator.text'))
    await expect(dialog.getByRole('img')).toHaveAttribute('src', '/tour/creator-en.webp')
    await page.keyboard.press('ArrowLeft')
    await expect(caption).toContainText(tour('scenes.home.text'))
    await page.keyboard.press('k')
    await expect(dialog.getByRole('button', { name: tour('player.pause') })).toBeVisible()
    await page.keyboard.press('Space')
    await expect(dialog.getByRole('button', { name: tour('player.play') })).toBeVisible()
    await page.keyboard.press('End')
    await expect(caption).toContainText(tour('scenes.data.title'))
    await expectAccessible(page)
    await page.keyboard.press('ArrowRight')
    await expectAccessible(page)
    await dialog
      .getByRole('button', { name: tour('end.again') })
      .first()
      .click()
    await expect(caption).toContainText(tour('scenes.home.title'))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: landing('hero.demo') })).toBeFocused()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('the menu opens, closes and jumps by keyboard', async ({ page, visitor }) => {
    await visitor.speaks('en')
    await page.goto('/')
    const header = page.getByRole('banner')
    await header.getByRole('button', { name: site('menu.open') }).press('Enter')
    await expect(linkIn(header, site('login'))).toHaveAttribute('href', '/api/login')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(linkIn(header, site('login'))).toBeHidden()
    const button = header.getByRole('button', { name: site('menu.open') })
    await expect(button).toBeFocused()
    await button.press('Enter')
    await linkIn(header, site('sections.pricing')).press('Enter')
    await expectAt(page, 'pricing')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })
})

test('the Spanish preview stays Spanish, and nothing in it pretends to work', async ({ page, visitor }) => {
  await visitor.speaks('en')
  await page.goto('/spanish-preview')
  const preview = page.getByRole('main').locator('[lang=es]')
  await expect(preview).toContainText('Datos de ejemplo')
  await expect(preview.locator('a, button, input, [tabindex]')).toHaveCount(0)
})

const missingIn = (claims: readonly Capability[]) =>
  missingCapabilities.filter((missing) => claims.includes(missing)).join(' ')

/** The promise has a mark for exactly its missing capabilities. */
async function expectMarked(promise: Locator, claims: readonly Capability[]) {
  await expect(promise).toBeVisible()
  const missing = missingIn(claims)
  const mark = promise.locator('[data-missing]')
  if (missing === '') await expect(mark).toHaveCount(0)
  else await expect(mark).toHaveAttribute('data-missing', missing)
}

for (const [language, width] of [
  ['en', 1280],
  ['es', 390],
] as const)
  test.describe(`what is missing today, in ${language}`, () => {
    test.use({ viewport: { width, height: 844 } })
    const availability = textOf(availabilityMessages, language)
    const start = textOf(landingMessages, language)
    const plans = textOf(pricingMessages, language)
    const tourWords = textOf(tourMessages, language)

    /** Said only while we do not post to every platform that allows it. */
    async function expectReach(place: Page | Locator) {
      const said = place.locator('[data-reach]')
      if (reach.live < reach.direct) await expect(said.first()).toHaveText(availability('partly', reach))
      else await expect(said).toHaveCount(0)
    }

    test('the start page marks every promise that is not available yet', async ({ page, visitor }) => {
      await visitor.speaks(language)
      await page.goto('/')
      for (const [id, claims] of entriesOf(featureClaims))
        await expectMarked(
          page.locator('#features > div > ul > li').filter({
            has: page.getByRole('heading', { name: start(`features.${id}.title`), exact: true }),
          }),
          claims,
        )
      const card = (plan: 'starter' | 'professional' | 'enterprise') =>
        page.locator('#pricing > div > ul > li').filter({
          has: page.getByRole('heading', { name: start(`pricing.${plan}.name`), exact: true }),
        })
      for (const [id, claims] of entriesOf(landingClaims.professional))
        await expectMarked(
          card('professional')
            .getByRole('listitem')
            .filter({
              hasText: start(`pricing.professional.features.${id}`),
            }),
          claims,
        )
      await expect(card('starter').locator('[data-missing]')).toHaveCount(0)
      await expect(card('enterprise').locator('[data-missing]')).toHaveCount(0)
      await expectReach(page)
      await expectAccessible(page)
      await expectToFit(page)
    })

    test('plans, questions, tour, preview and sign-up do the same', async ({ page, visitor }) => {
      await visitor.speaks(language)
      await page.goto('/pricing')
      for (const [id, claims] of entriesOf(pricingClaims.business))
        await expectMarked(
          page
            .getByRole('main')
            .getByRole('listitem')
            .filter({ hasText: plans(`business.features.${id}`) })
            .last(),
          claims,
        )
      await page.getByText(plans('faq.networks.question')).click()
      await expect(page.locator('details[open]')).toBeVisible()
      await expectReach(page)
      await expectReach(page.locator('details[open]'))
      await expectAccessible(page)
      await expectToFit(page)

      await page.goto('/spanish-preview')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectReach(page)

      await page.goto('/login?tab=signup')
      const promise = page.getByRole('complementary', {
        name: textOf(authMessages, language)('promise.label'),
      })
      if (width === 1280)
        await expect(promise.locator('[data-missing]')).toHaveAttribute(
          'data-missing',
          missingIn(promiseClaims.answer),
        )

      await page.goto('/')
      await page.getByRole('button', { name: start('hero.demo') }).click()
      const dialog = page.getByRole('dialog', { name: tourWords('title') })
      const caption = dialog.locator('[aria-live=polite]')
      await expect(caption.locator('[data-missing]')).toHaveCount(0)
      await expect(dialog.getByRole('button', { name: tourWords('player.play') })).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await expect(caption).toContainText(tourWords('scenes.creator.title'))
      await page.keyboard.press('ArrowRight')
      await expect(caption).toContainText(tourWords('scenes.campaigns.title'))
      await expectMarked(caption, sceneClaims.campaigns)
    })

    test('Settings marks what a plan lists and the product lacks', async ({ page, visitor }) => {
      await visitor.isMember(language)
      await page.goto('/settings?section=plan')
      const marks = page.getByRole('main').locator('[data-missing="white-label"]')
      await expect(marks.first()).toHaveText(availability('mark'))
      await expect(page.getByRole('main').locator('[data-missing="client-portals"]').first()).toBeVisible()
      await expectReach(page)
      await expectAccessible(page)
      await expectToFit(page)
    })
  })
