import { expect, test } from 'vitest'
import type { Platform } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { channelGroup } from './channel-groups.ts'

test.each<[string, Platform[], string]>([
  ['that need no app', ['bluesky', 'telegram', 'email', 'blog'], 'ready'],
  ['that only let in an app of the shop', ['instagram', 'x', 'google_business', 'whatsapp'], 'app'],
  ['that people post to, also if few shops get keys', ['reddit', 'medium', 'linkedin_newsletter'], 'byHand'],
])('channels %s', (_which, platforms, group) => {
  expect(platforms.map((platform) => channelGroup(manifestOf(platform)))).toEqual(platforms.map(() => group))
})

test('a network whose connection is missing is for the sandbox only', () => {
  expect(channelGroup({ mode: 'direct' })).toBe('later')
})
