export const discordNames = { discord: 'Discord' } as const

export const discord = {
  needs: {
    webhook: 'The webhook URL of a channel on your server (channel settings, Integrations, Webhooks).',
  },
  cannot: { readAnswers: 'A webhook only posts: it can’t read replies.' },
} as const
