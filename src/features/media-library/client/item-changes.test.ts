import { expect, test } from 'vitest'
import type { MediaItem } from '../media-library.contract.ts'
import { changedFields } from './item-changes.ts'

const saved: MediaItem = {
  id: 'a4b1c2d3-0000-4000-8000-000000000001',
  url: '/api/objects/a',
  thumbnailUrl: '/api/objects/a/thumbnail',
  previewUrl: null,
  name: 'cake.jpg',
  width: 400,
  height: 300,
  kind: 'picture',
  seconds: null,
  conversion: null,
  bytes: 1000,
  alts: { en: 'A cake' },
  tags: ['cakes'],
  focus: { x: 0.5, y: 0.5 },
  addedBy: 'Ana Ruiz',
  createdAt: '2026-11-18T02:00:00.000Z',
}

test('nothing is sent if nothing differs but spaces and empty texts', () => {
  expect(changedFields(saved, { ...saved, name: ' cake.jpg ', alts: { en: 'A cake ', es: '' } })).toEqual({})
})

test('only what differs is sent', () => {
  const edited = { ...saved, alts: { en: 'A cake', es: 'Una tarta' }, focus: { x: 0.5, y: 0.4 } }
  expect(changedFields(saved, edited)).toEqual({
    alts: { en: 'A cake', es: 'Una tarta' },
    focus: { x: 0.5, y: 0.4 },
  })
  expect(changedFields(saved, { ...saved, name: '', tags: [] })).toEqual({ name: '', tags: [] })
})
