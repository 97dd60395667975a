import { describe, expect, test } from 'vitest'
import { adapterNames, allPlatforms, reach } from '#connectors/social/platforms.ts'
import { adapterNameOf, manifestOf } from '#connectors/social/registry.ts'
import { isTestAdapter } from '#connectors/social/server-registry.ts'
import { authMessages } from '#features/auth/i18n/index.ts'
import { promiseClaims } from '#features/auth/promise-claims.ts'
import { planMessages } from '#features/settings/i18n/index.ts'
import { sceneClaims } from '#features/site/client/tour/tour-claims.ts'
import {
  pricingMessages,
  siteMessages,
  spanishPreviewMessages,
  supportMessages,
} from '#features/site/i18n/index.ts'
import { landingMessages, tourMessages } from '#features/site/i18n/landing/index.ts'
import { featureClaims, planClaims as landingPlanClaims } from '#features/site/landing-claims.ts'
import { faqClaims, planClaims as pricingPlanClaims } from '#features/site/pricing-claims.ts'
import { type Capability, type MissingCapability, missingCapabilities } from '#platform/capabilities.ts'
import { type Locale, locales } from '#platform/locale.ts'
import { planFeatureClaims } from '#platform/plans.ts'

const manifests = allPlatforms.map(manifestOf)

describe('claims about networks match the manifests', () => {
  test('how many there are, how many allow it, and to how many we post', () => {
    const direct = manifests.filter(({ mode }) => mode === 'direct')
    expect(reach).toEqual({
      platforms: manifests.length,
      direct: direct.length,
      live: direct.filter(({ isLive }) => isLive).length,
    })
  })

  test('a network that approves few apps is not counted as one that a shop can reach directly', () => {
    const approved = manifests.filter(({ approvedApps }) => approvedApps)
    expect(approved.map(({ mode }) => mode)).toEqual(approved.map(() => 'assisted'))
  })

  test('a live platform has an adapter for its network, and every such adapter a live platform', () => {
    const live = new Set(manifests.filter(({ isLive }) => isLive).map(adapterNameOf))
    expect([...live].toSorted()).toEqual(adapterNames.filter((name) => !isTestAdapter(name)).toSorted())
  })

  test('direct posting is missing while no platform is live', () => {
    const isMissing = missingCapabilities.some((missing: string) => missing === 'direct-posting')
    expect(isMissing).toBe(reach.live === 0)
  })
})

type Claims = Record<string, readonly Capability[]>

/** Every table of claims, and the texts it speaks for, by the path in the catalog. */
const tables: [place: string, catalog: Record<Locale, object>, path: string, claims: Claims][] = [
  ['feature cards', landingMessages, 'features', featureClaims],
  ['Starter on the start page', landingMessages, 'pricing.starter.features', landingPlanClaims.starter],
  [
    'Professional on the start page',
    landingMessages,
    'pricing.professional.features',
    landingPlanClaims.professional,
  ],
  ['Enterprise', landingMessages, 'pricing.enterprise.features', landingPlanClaims.enterprise],
  ['Starter', pricingMessages, 'starter.features', pricingPlanClaims.starter],
  ['Professional', pricingMessages, 'professional.features', pricingPlanClaims.professional],
  ['Business', pricingMessages, 'business.features', pricingPlanClaims.business],
  ['questions', pricingMessages, 'faq', faqClaims],
  ['tour', tourMessages, 'scenes', sceneClaims],
  ['sign-up', authMessages, 'promise', promiseClaims],
  ['plans in Settings', planMessages, 'rows', planFeatureClaims],
]

const at = (catalog: object, path: string): object =>
  path.split('.').reduce((part: object, key) => (part as Record<string, object>)[key] ?? {}, catalog)

/** Texts that name no feature. */
const plain = ['heading', 'text', 'label', 'statement', 'platforms', 'campaigns', 'brands', 'support']

test.each(tables)('%s: every promise is linked to its capability', (_place, catalog, path, claims) => {
  for (const locale of locales) {
    const promised = Object.keys(at(catalog[locale], path)).filter(
      (key) => key in claims || !plain.includes(key),
    )
    expect(promised.toSorted()).toEqual(Object.keys(claims).toSorted())
  }
  expect(Object.values(claims).every((needed) => needed.length > 0)).toBe(true)
})

/** How texts mention missing capabilities. */
const spokenOf: Record<MissingCapability, RegExp> = {
  'network-messages':
    /every message|comments, chats|todos los mensajes|comentarios, chats|every answer into|todas las respuestas en una/i,
  'auto-replies': /automatic repl|respuestas? automática/i,
  'ai-chatbot': /chatbot/i,
  'white-label': /white.label|marca blanca/i,
  'client-portals': /portal/i,
}

function* textsIn(part: object, path = ''): Generator<[path: string, text: string]> {
  for (const [key, value] of Object.entries(part)) {
    const here = path ? `${path}.${key}` : key
    if (typeof value === 'string') yield [here, value]
    else yield* textsIn(value, here)
  }
}

const catalogs = {
  landingMessages,
  pricingMessages,
  tourMessages,
  authMessages,
  planMessages,
  siteMessages,
  spanishPreviewMessages,
  supportMessages,
}

describe.each(locales)('in %s', (locale) => {
  test.each(Object.entries(catalogs))(
    '%s promises no missing capability without a mark',
    (_name, catalog) => {
      const unmarked = [...textsIn(catalog[locale])].flatMap(([path, text]) =>
        missingCapabilities
          .filter((missing) => spokenOf[missing].test(text))
          .filter(
            (missing) =>
              !tables.some(
                ([, own, prefix, claims]) =>
                  own === catalog &&
                  Object.entries(claims).some(
                    ([key, needed]) => `${path}.`.startsWith(`${prefix}.${key}.`) && needed.includes(missing),
                  ),
              ),
          )
          .map((missing) => `${path} speaks of ${missing}: ${text}`),
      )
      expect(unmarked).toEqual([])
    },
  )
})
