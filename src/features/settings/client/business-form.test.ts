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
  salesTarget: 1_234_567,
  plan: 'starter',
} as const

test.each(['en', 'es'] as const)('a business goes through the form unchanged, in %s', (locale) => {
  const { id: _, plan: __, ...details } = workspace
  expect(businessFormSchema.parse(formValuesOf(workspace, locale))).toEqual(details)
  const open = { ...workspace, industry: null, country: null, salesTarget: null }
  expect(businessFormSchema.parse(formValuesOf(open, locale))).toMatchObject({
    industry: null,
    country: null,
    salesTarget: null,
  })
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
