import { expect, test } from 'vitest'
import { recordCid } from './record-cid.ts'

const small = { $type: 'app.bsky.feed.post', text: 'hi', createdAt: '2026-03-10T12:00:00.000Z' }
const large = {
  $type: 'app.bsky.feed.post',
  text: '¡Pan 🥖! '.repeat(40),
  createdAt: '2026-03-10T12:00:00.000Z',
  facets: [
    {
      index: { byteStart: 0, byteEnd: 300 },
      features: [{ $type: 'app.bsky.richtext.facet#tag', tag: 'pan' }],
    },
  ],
  embed: {
    $type: 'app.bsky.embed.images',
    images: [
      {
        alt: 'é',
        aspectRatio: { width: 70_000, height: 24 },
        image: {
          $type: 'blob',
          mimeType: 'image/jpeg',
          size: 999_999,
          ref: { $link: 'bafkreieswl5fqaujlayx4qel3bhm7jypl3rvweqzshn4emwetulggu3qrm' },
        },
      },
    ],
  },
}

// The hashes were computed with the network's own library.
test.each([
  ['a short post', small, 'bafyreiarnavmlfu566rzxnwcspdp344hmpnktdt5r7bbbsxuodzrtafmoa'],
  ['a post with all it can have', large, 'bafyreicsz75epnstzoqsj6q6g364xeo3kp5dkrt4t72g6pky7pou6bjupa'],
])('the hash of %s', (_what, record, cid) => expect(recordCid(record)).toBe(cid))

test('the order of the fields and what is undefined do not matter', () => {
  const { $type, text, createdAt } = small
  expect(recordCid({ reply: undefined, createdAt, text, $type })).toBe(recordCid(small))
})
