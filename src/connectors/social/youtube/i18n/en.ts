export const youtubeNames = { youtube: 'YouTube', youtube_shorts: 'YouTube Shorts' } as const

export const youtube = {
  needs: {
    channel: 'A Google account with a YouTube channel.',
    app: 'A Google Cloud project of your own. Connecting shows you how.',
  },
  cannot: {
    uploads: 'A project uploads about 100 videos a day.',
    comment: 'We don’t ask for the right to comment or to delete videos.',
  },
  visibility: {
    label: 'Who can see it',
    public: 'Everyone',
    unlisted: 'Everyone with the link',
    private: 'Only you',
  },
  tags: {
    label: 'Tags',
    hint: 'Words that people search for, separated by commas. The hashtags of your text are added.',
  },
  synthetic: {
    label: 'Altered or made with AI',
    hint: 'YouTube asks you to say so if it looks real but isn’t. It shows it to viewers.',
  },
  forKids: {
    label: 'Made for kids',
    hint: 'The law in the US and elsewhere asks you to say so. On videos for kids, YouTube turns off comments.',
    no: 'No',
    yes: 'Yes',
  },
} as const

export const youtubeConnect = {
  app: {
    enable: 'Under APIs & Services, Library, find YouTube Data API v3 and enable it.',
  },
  steps: {
    allow:
      'Continue on Google, choose the account or the channel, and tick both boxes: upload videos and see your channel.',
    choose: 'Back here, choose whether to post videos, Shorts or both.',
  },
  advice: {
    tickAll: 'On Google’s page, tick all boxes. Without them we can’t upload to your channel.',
    enableApi:
      'In Google Cloud, open your project and enable YouTube Data API v3 under APIs & Services, Library. Wait a few minutes, then connect again.',
    createChannel:
      'Open YouTube with this Google account and choose Create a channel in the menu of your account. If you have several accounts, choose the one with the channel.',
  },
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
