export const telegramNames = { telegram: 'Telegram' } as const

export const telegram = {
  note: 'With an image or video, the text must be shorter.',
  needs: {
    bot: 'A bot: message @BotFather on Telegram to get its token.',
    channel: 'A Telegram channel or group where that bot is an administrator.',
  },
  cannot: { writeFirst: 'A bot can only message people who have messaged it first.' },
} as const
