export const discordNames = { discord: 'Discord' } as const

export const discord = {
  needs: {
    webhook: 'The webhook URL of a channel on your server (channel settings, Integrations, Webhooks).',
  },
  cannot: { readAnswers: 'A webhook only posts: it can’t read replies.' },
} as const

export const discordConnect = {
  steps: {
    open: 'The easy way is a webhook. On your Discord server, open the settings of a channel, then Integrations, Webhooks.',
    create: 'Create a webhook, give it the name of your shop, and copy its URL.',
    enter: 'Enter the webhook URL here. That is all: leave the other fields empty.',
    bot: 'If you already have a bot on your server, you can use it instead: enter its token and the channel, and leave the webhook empty. The bot must be allowed to view the channel, send messages and attach files.',
  },
  link: 'How webhooks work',
  webhook: {
    label: 'Webhook URL',
    hint: 'Anyone who has it can post to the channel, so we store it encrypted.',
  },
  botToken: { label: 'Bot token', hint: 'Only if you use a bot instead of a webhook.' },
  channel: {
    label: 'Channel for the bot',
    hint: 'Right-click the channel, choose Copy Link, and paste it here.',
  },
} as const
