import { expect, test } from 'vitest'
import { brandStyles } from '#platform/brand-styles.ts'
import { chooseTemplate, fittingTemplates, plainLayouts, type TemplateWish } from './choose-template.ts'
import { sceneTemplates, templateKinds } from './templates.ts'

const wish: TemplateWish = { kind: 'offer', industry: null, style: null, hasPhoto: true, hasSticker: true }

test('a campaign gets a template of its kind, whatever trade and style', () => {
  for (const kind of templateKinds)
    for (const style of [null, ...brandStyles])
      for (const hasPhoto of [true, false]) {
        const fitting = fittingTemplates({ ...wish, kind, style, hasPhoto, hasSticker: false })
        expect(fitting.length).toBeGreaterThanOrEqual(2)
        expect(new Set(fitting.map((id) => sceneTemplates[id].kind))).toEqual(new Set([kind]))
      }
})

test('trade and style decide which one comes first', () => {
  const first = (changes: Partial<TemplateWish>) => fittingTemplates({ ...wish, ...changes })[0]
  expect(first({ style: 'corporate', industry: 'beauty' })).toBe('offer_halves')
  expect(first({ style: 'bold', industry: 'food' })).toBe('offer_band')
  expect(first({ kind: 'product', style: 'minimalist', industry: 'fashion' })).toBe('product_print')
  expect(first({ kind: 'event', style: 'creative', industry: 'food' })).toBe('event_ticket')
})

test('without a photo, templates that live from one come last, and a big number needs a number', () => {
  const product = { ...wish, kind: 'product' as const, hasPhoto: false }
  expect(fittingTemplates(product).slice(-2).toSorted()).toEqual(['product_print', 'product_round'])
  expect(fittingTemplates({ ...wish, hasSticker: false })).not.toContain('offer_number')
})

test('the campaigns of a month take turns, and the same campaign always gets the same', () => {
  const recent: string[] = []
  for (let seed = 0; seed < 6; seed++) {
    const chosen = chooseTemplate(wish, { recent, seed: seed * 7 })
    expect(chooseTemplate(wish, { recent, seed: seed * 7 })).toBe(chosen)
    expect(recent.slice(0, 2)).not.toContain(chosen)
    recent.unshift(chosen)
  }
  expect(new Set(recent).size).toBe(3)
})

test('each style has five layouts of its own', () => {
  for (const layouts of Object.values(plainLayouts)) expect(new Set(layouts).size).toBe(5)
  expect(new Set(Object.values(plainLayouts).map((layouts) => layouts.join())).size).toBe(7)
})
