import { expect, test } from 'vitest'
import { allPlatforms } from '../platforms.ts'
import { manifestOf } from '../registry.ts'
import { isPostLink } from './is-post-link.ts'

test.each([
  ['reddit', 'https://www.reddit.com/r/bakery/comments/1abc/fresh/', true],
  ['reddit', 'https://redd.it/1abc', true],
  ['reddit', 'https://reddit.com/', false],
  ['reddit', 'https://notreddit.com/r/bakery', false],
  ['reddit', 'https://reddit.com.evil.example/r/bakery', false],
  ['reddit', 'https://x.com/luna/status/1', false],
  ['threads', 'https://www.threads.com/@luna/post/Abc', true],
  ['x', 'https://twitter.com/luna/status/1', true],
  ['mastodon', 'https://any.server.example/@luna/1', true],
  ['reddit', 'not a link', false],
] as const)('a post on %s at %s: %s', (platform, link, is) => {
  expect(isPostLink(platform, link)).toBe(is)
})

/** Its posts are on t.me, and are written in its app. */
const written = allPlatforms.filter((platform) => platform !== 'telegram')

test.each(written)('the pages of %s are where its posts are', (platform) => {
  const { postHosts, composeUrl } = manifestOf(platform)
  for (const host of postHosts ?? []) expect(host).toMatch(/^[a-z]+\.[a-z]+$/)
  const page = URL.parse(composeUrl?.({ title: '', text: '' }) ?? '')
  if (postHosts && page)
    expect(postHosts.some((host) => page.hostname === host || page.hostname.endsWith(`.${host}`))).toBe(true)
})
