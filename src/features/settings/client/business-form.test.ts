import { expect, test } from 'vitest'
import { fieldErrors } from '#platform/validation.ts'
import { businessFormSchema, formValuesOf } from './business-form.ts'

const workspace = {
  id: '0198a000-0000-7000-8000-000000000001',
  name: 'Café Luna',
  industry: 'food',
  timeZone: 'Europe/Madrid',
  currency: 'EUR',
  country: 'ES',
  locale: 'es',
  postalAddress: 'Calle Mayor 1\n28013 Madrid',
  salesTarget: 1_234_567,
  plan: 'starter',
  hasAmounts: false,
  recountPercent: null,
} as const

test.each(['en', 'es'] as const)('a business goes through the form unchanged, in %s', (locale) => {
  const { id: _, plan: __, hasAmounts: ___, recountPercent: ____, ...details } = workspace
  expect(businessFormSchema.parse(formValuesOf(workspace, locale))).toEqual(details)
  const open = { ...workspace, industry: null, country: null, salesTarget: null }
  expect(businessFormSchema.parse(formValuesOf(open, locale))).toMatchObject({
    industry: null,
    country: null,
    salesTarget: null,
  })
})

test.each([
  ['JPY', '1234567', 1_234_567],
  ['KWD', '1234.567', 1_234_567],
  // Typed before the currency was changed to one without decimals.
  ['JPY', '5000.00', 5000],
])('a target in %s typed as %s is %i', (currency, typed, units) => {
  const values = formValuesOf({ ...workspace, currency, salesTarget: units }, 'en')
  expect(businessFormSchema.parse({ ...values, salesTarget: typed })).toMatchObject({ salesTarget: units })
  expect(businessFormSchema.parse(values)).toMatchObject({ salesTarget: units })
})

test('refuses a target with decimals in a currency without', () => {
  const { error } = businessFormSchema.safeParse({
    ...formValuesOf({ ...workspace, currency: 'JPY' }, 'en'),
    salesTarget: '19.99',
  })
  expect(error && fieldErrors(error, 'en')).toEqual({ salesTarget: 'Enter a whole amount such as 1999' })
})

test.each([
  ['salesTarget', 'a lot', 'Enter an amount such as 19.99'],
  ['country', 'XX', 'Choose a country from the list'],
  ['timeZone', 'Nowhere', 'Choose a time zone from the list'],
  ['currency', 'euros', 'Choose a currency from the list'],
])('%s: %s is refused at the field', (field, typed, text) => {
  const { error } = businessFormSchema.safeParse({ ...formValuesOf(workspace, 'en'), [field]: typed })
  expect(error && fieldErrors(error, 'en')).toEqual({ [field]: text })
})
