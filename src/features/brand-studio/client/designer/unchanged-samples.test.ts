import { expect, test } from 'vitest'
import { templateSample } from '#features/brand-studio/template-samples.ts'
import type { LayerOf, Scene } from '#media/scene/scene.ts'
import { unchangedSamples } from './unchanged-samples.ts'

const text = (value: string, more: Partial<LayerOf<'text'>> = {}): LayerOf<'text'> => ({
  ...{
    id: value,
    x: 0,
    y: 0,
    width: 1,
    height: 1,
    rotation: 0,
    opacity: 1,
    isLocked: false,
    isHidden: false,
  },
  ...{ kind: 'text', role: 'free', text: value, font: 'Inter', isBold: false, isUpperCase: false, size: 0.1 },
  ...{ color: '#000000', align: 'left', anchor: 'top', panel: null },
  ...more,
})

const sceneOf = (layers: Scene['layers'], template = 'offer_photo'): Scene => ({
  template,
  words: { headline: '', line: '', call: '', sticker: '' },
  width: 100,
  height: 100,
  background: { color: '#ffffff', photo: null },
  layers,
})

test('words that came with the template are named, in both languages; own and hidden ones are not', () => {
  const [en, es] = [templateSample('offer_photo', 'en').words, templateSample('offer_photo', 'es').words]
  const layers = [
    text(en.headline),
    text('Soup for two'),
    text(` ${es.line} `),
    text(en.call, { isHidden: true }),
    text(''),
  ]
  expect(unchangedSamples(sceneOf(layers))).toEqual([en.headline, es.line])
  expect(unchangedSamples(sceneOf(layers, 'quote_color'))).toEqual([])
  expect(unchangedSamples(sceneOf(layers, 'of an older version'))).toEqual([])
})
