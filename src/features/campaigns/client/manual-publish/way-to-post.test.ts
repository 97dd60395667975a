import { expect, test } from 'vitest'
import type { WaitingPost } from '#features/campaigns/waiting.contract.ts'
import { wayToPost } from './way-to-post.ts'

const picture = {
  id: '4a4c4f0e-0000-4000-8000-000000000001',
  kind: 'picture',
  url: '/a.png',
  width: 1,
  height: 1,
  alt: '',
  itemId: null,
} as const

const post = (platform: WaitingPost['platform'], media = 0, reason: string | null = 'no_account') => ({
  ...{ platform, title: 'Title', text: 'Text', reason },
  media: Array.from({ length: media }, () => picture),
})

const phone = { isTouch: true, sharesText: true, sharesFiles: true }
const desktop = { isTouch: false, sharesText: true, sharesFiles: true }
const oldPhone = { isTouch: true, sharesText: false, sharesFiles: false }

test.each([
  ['files go through the share sheet of a phone', post('instagram', 2), phone, 'share'],
  ['a desktop opens the network instead', post('instagram', 2), desktop, 'open'],
  ['so does a phone whose browser shares no files', post('instagram', 2), oldPhone, 'open'],
  ['a composer that takes the text is one tap fewer', post('x'), phone, 'open'],
  ['but it takes no files', post('x', 1), phone, 'share'],
  ['text alone is shared where the composer stays empty', post('facebook'), phone, 'share'],
  ['without a page that we know, the text is copied', post('blog'), desktop, 'copy'],
  ['a draft in the app is finished there', post('tiktok', 1, 'finish_in_app'), phone, 'finish'],
] as const)('%s', (_, waiting, device, way) => {
  expect(wayToPost(waiting, device)).toBe(way)
})
