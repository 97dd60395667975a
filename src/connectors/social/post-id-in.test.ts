import { expect, test } from 'vitest'
import { postIdIn } from './server-registry.ts'

const DID = 'did:plc:ewvi7nxzyoun6zhxrhs64oiz'
const account = { remoteId: DID, site: 'https://mastodon.social', accountName: '@Luna.bsky.social' }

test.each([
  ['youtube', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=5s', 'dQw4w9WgXcQ'],
  ['youtube', 'https://m.youtube.com/shorts/dQw4w9WgXcQ?feature=share', 'dQw4w9WgXcQ'],
  ['youtube', 'https://youtu.be/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['youtube', 'https://www.youtube.com/@luna', null],
  ['youtube', 'https://www.youtube.com/playlist?list=dQw4w9WgXcQ', null],
  ['youtube', 'https://youtu.be/dQw4w9WgXc', null],
  ['x', 'https://x.com/luna/status/1849000000000000001?s=20', '1849000000000000001'],
  ['x', 'https://mobile.twitter.com/luna/status/1/photo/1', '1'],
  ['x', 'https://x.com/i/web/status/12', '12'],
  ['x', 'https://x.com/luna', null],
  ['x', 'https://x.com/luna/status/12a', null],
  ['bluesky', `https://bsky.app/profile/${DID}/post/3kabc`, `at://${DID}/app.bsky.feed.post/3kabc`],
  ['bluesky', 'https://bsky.app/profile/luna.bsky.social/post/3k', `at://${DID}/app.bsky.feed.post/3k`],
  ['bluesky', 'https://bsky.app/profile/other.bsky.social/post/3k', null],
  ['bluesky', 'https://bsky.app.example/profile/luna.bsky.social/post/3k', null],
  ['mastodon', 'https://mastodon.social/@luna/111000', '111000'],
  ['mastodon', 'https://mastodon.social/users/luna/statuses/111000', '111000'],
  ['mastodon', 'https://other.example/@luna/111000', null],
  ['mastodon', 'https://mastodon.social/@luna', null],
  ['reddit', 'https://www.reddit.com/r/bakery/comments/1aBc/fresh/', 't3_1abc'],
  ['reddit', 'https://old.reddit.com/comments/1abc', 't3_1abc'],
  ['reddit', 'https://redd.it/1abc', 't3_1abc'],
  ['reddit', 'https://www.reddit.com/r/bakery/s/X1y2Z3', null],
  ['reddit', 'https://i.redd.it/1abc.png', null],
  ['reddit', 'https://www.reddit.com/r/comments/comments', null],
  ['tiktok', 'https://www.tiktok.com/@luna.bakery/video/7123456789012345678?lang=en', '7123456789012345678'],
  ['tiktok', 'https://www.tiktok.com/@luna.bakery/photo/7123', '7123'],
  ['tiktok', 'https://vm.tiktok.com/ZMabc/', null],
  ['pinterest', 'https://www.pinterest.com/pin/549755885175/', '549755885175'],
  ['pinterest', 'https://www.pinterest.es/pin/pan-de-luna--549755885175/', '549755885175'],
  ['pinterest', 'https://pin.it/2abc', null],
  ['pinterest', 'https://www.pinterest.com.example/pin/5/', null],
  ['meta', 'https://www.facebook.com/luna/posts/1', null],
  ['youtube', 'not an address', null],
] as const)('%s: %s', (adapter, address, id) => {
  expect(postIdIn({ ...account, adapter }, address)).toBe(id)
})
