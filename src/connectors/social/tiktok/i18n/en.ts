export const tiktokNames = { tiktok: 'TikTok' } as const

export const tiktok = {
  note: 'Posts arrive as drafts in your TikTok inbox, where you finish them. If TikTok has audited your app, a post can also go out directly.',
  needs: {
    account: 'A TikTok account.',
    app: 'A TikTok for Developers app of your own. Connecting shows you how.',
    publicAddress:
      'For images: CampAIgner on a public https address that is verified in your app. Videos are uploaded.',
  },
  cannot: {
    postPublicly:
      'Without an audit, an app posts directly only to private accounts, and only you see it. TikTok may refuse to audit an app that serves a single business.',
    fiveDrafts: 'About five drafts can wait in your inbox at a time, and a video draft has no caption.',
    addBranding:
      'TikTok doesn’t allow apps to add logos or names. We leave yours out of what we draw for it.',
    readMessages: 'Apps can’t read private messages in the EU, the UK and Switzerland.',
  },
  no: 'No',
  yes: 'Yes',
  destination: {
    label: 'How it goes out',
    hint: 'By posting directly, you agree to TikTok’s Music Usage Confirmation.',
    draft: 'As a draft in your TikTok inbox',
    direct: 'Directly, if TikTok has audited your app',
  },
  audience: {
    label: 'Who can see it',
    hint: 'Until you choose, only you see it.',
    unset: 'Choose who',
    everyone: 'Everyone',
    followers: 'Followers, if your account is private',
    friends: 'Friends',
    self: 'Only you',
  },
  comments: { label: 'Allow comments' },
  reuse: { label: 'Allow Duets and Stitches', hint: 'For videos.' },
  disclosure: {
    label: 'Promotional content',
    hint: 'If you get paid for it, TikTok’s Branded Content Policy applies, and the post can’t be private.',
    none: 'Nothing to disclose',
    own: 'Promotes your own business',
    partner: 'Paid partnership',
    both: 'Your own business and a paid partnership',
  },
  figuresNote: 'TikTok reports public videos only, and only to apps with video.list.',
} as const

export const tiktokConnect = {
  app: {
    steps: {
      create: 'Open Manage apps on TikTok for Developers and choose Connect an app.',
      products:
        'Add the products Login Kit and Content Posting API. Under Scopes, add video.upload for drafts. For direct posts, turn on Direct Post and add video.publish and video.list.',
      redirect: 'Under Login Kit, Web, add the redirect address below.',
      images:
        'To send images, verify the address of CampAIgner under URL properties, for example with the prefix that ends in /media/.',
      review:
        'Create a sandbox and add your account as a target user: that is enough to try it. Submit the app for review to use it without a sandbox. Direct posts for others to see need an audit, too.',
      keys: 'Copy the Client key and the Client secret into the fields below.',
    },
    link: 'Open Manage apps on TikTok',
  },
  posts: {
    label: 'What your app may do',
    hint: 'TikTok refuses an app that asks for a scope it doesn’t have.',
    choices: { drafts: 'Send drafts to my inbox', direct: 'Also post directly' },
  },
  steps: {
    choose: 'Choose what your app may do.',
    allow: 'Continue on TikTok and leave all permissions on.',
    finish: 'Later, finish each draft in the TikTok app and confirm it here.',
  },
  advice: {
    rights:
      'Connect again and leave all permissions on. If TikTok doesn’t ask for one, add it under Scopes in your app.',
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
