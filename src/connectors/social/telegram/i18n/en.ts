export const telegramNames = { telegram: 'Telegram' } as const

export const telegram = {
  note: 'With an image or video, the text must be shorter.',
  needs: {
    bot: 'A bot: message @BotFather on Telegram to get its token.',
    channel: 'A Telegram channel or group where that bot is an administrator.',
  },
  cannot: { writeFirst: 'A bot can only message people who have messaged it first.' },
  silent: {
    label: 'Notification',
    no: 'With sound',
    yes: 'Silent',
  },
} as const

export const telegramConnect = {
  steps: {
    bot: 'On Telegram, message @BotFather, send /newbot and choose a name. BotFather answers with a token.',
    admin:
      'Open your channel, then Administrators, Add administrator. Choose your bot and allow it to post messages.',
    enter: 'Enter the token and the name of your channel here.',
  },
  link: 'Open BotFather',
  token: { label: 'Bot token', hint: 'Numbers, a colon and letters, as BotFather shows it.' },
  channel: {
    label: 'Channel',
    hint: 'Its @name or link. For a private channel, the link of one of its posts.',
    example: '@yourshop',
  },
} as const
