/** Answers as complete as Discord's; `tests/vendor-specs/` compares them with its description. */
const userOf = (id: string, username: string) => ({
  id,
  username,
  avatar: null,
  discriminator: '0',
  public_flags: 0,
  flags: 0,
  global_name: null,
  bot: true,
})

export const botAnswer = (id: string) => ({ ...userOf(id, 'Luna'), mfa_enabled: false, locale: 'en-US' })

export const webhookAnswer = (given: {
  id: string
  token: string
  type: number
  channel_id: string
  guild_id: string
}) => ({ name: 'Luna Bakery', avatar: null, application_id: null, ...given })

export const channelAnswer = (given: {
  id: string
  guild_id: string
  type: number
  permission_overwrites: object[]
}) => ({ name: 'news', flags: 0, position: 1, ...given })

export const memberAnswer = (id: string, roles: string[]) => ({
  user: { ...userOf(id, 'Luna'), primary_guild: null },
  roles,
  avatar: null,
  banner: null,
  communication_disabled_until: null,
  flags: 0,
  joined_at: '2026-01-02T12:00:00.000000+00:00',
  nick: null,
  pending: false,
  premium_since: null,
  mute: false,
  deaf: false,
})

export const roleAnswer = (id: string, name: string, permissions: string) => ({
  id,
  name,
  permissions,
  position: 0,
  color: 0,
  colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
  hoist: false,
  managed: false,
  mentionable: false,
  icon: null,
  unicode_emoji: null,
  flags: 0,
})

export const messageAnswer = (id: string, channel: string, author: string, content: string) => ({
  id,
  channel_id: channel,
  content,
  author: { ...userOf(author, 'Luna'), primary_guild: null },
  type: 0,
  timestamp: '2026-03-10T12:00:00.000000+00:00',
  edited_timestamp: null,
  flags: 0,
  mentions: [],
  mention_roles: [],
  mention_everyone: false,
  attachments: [],
  embeds: [],
  components: [],
  pinned: false,
  tts: false,
})
