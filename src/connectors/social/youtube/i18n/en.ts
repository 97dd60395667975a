export const youtubeNames = { youtube: 'YouTube', youtube_shorts: 'YouTube Shorts' } as const

export const youtube = {
  needs: {
    channel: 'A Google account with a YouTube channel.',
    project: 'A Google Cloud project that YouTube has audited.',
  },
  cannot: { postPublicly: 'Until YouTube audits the project, its uploads stay private.' },
} as const

export const youtubeFormat = {
  youtube_video: {
    name: 'Video',
    description: 'A wide video on your channel that people find in search for years.',
  },
  youtube_shorts: { name: 'Short', description: 'A vertical video of up to three minutes.' },
  youtube_skippable_ads: {
    name: 'Skippable ad',
    description: 'Plays before a video; people can skip it after five seconds.',
  },
  youtube_non_skippable_ads: {
    name: 'Non-skippable ad',
    description: 'Fifteen seconds before a video, without a skip button.',
  },
  youtube_bumper_ads: { name: 'Bumper ad', description: 'Six seconds: your name and one idea.' },
} as const
