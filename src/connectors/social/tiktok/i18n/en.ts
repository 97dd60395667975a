export const tiktokNames = { tiktok: 'TikTok' } as const

export const tiktok = {
  needs: { account: 'A TikTok account.', app: 'A TikTok for Developers app that TikTok has audited.' },
  cannot: {
    postPublicly: 'Until TikTok audits the app, only you can see what it posts.',
    readMessages: 'Apps can’t read private messages in the EU, the UK and Switzerland.',
  },
} as const

export const tiktokFormat = {
  tiktok_video: { name: 'Video', description: 'A vertical video in the feed.' },
  tiktok_photo: { name: 'Photo post', description: 'Up to 35 images that people swipe through.' },
  tiktok_in_feed_ads: {
    name: 'In-feed ad',
    description: 'A paid video between other videos, with a button to your shop.',
  },
  tiktok_spark_ads: {
    name: 'Spark Ad',
    description: 'Pay to show one of your posts, or a consenting customer’s, to more people.',
  },
} as const
