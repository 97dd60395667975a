export const snapchatNames = { snapchat: 'Snapchat' } as const

export const snapchat = {
  note: 'Snapchat opens its API only to companies on its own list. For all others, we prepare the image and text; you post them. With keys that are on the list, posts go out by themselves, as its documentation describes; we haven’t tried that with real keys.',
  needs: {
    account: 'A Snapchat account with a public profile.',
    app: 'An app of your own at Snapchat that is on its list for the Public Profile API, with its keys.',
  },
  cannot: {
    results:
      'Apps can’t look up what they’ve posted. If an answer gets lost, we ask you to check whether the post is there. We read no results.',
  },
  place: {
    label: 'Where it appears',
    hint: 'Only Spotlight shows your text. A saved story uses its first line as the title.',
    story: 'Story, for 24 hours',
    spotlight: 'Spotlight (video only)',
    saved: 'Saved story on your profile',
  },
  language: {
    label: 'Language of the text',
    english: 'English',
    spanish: 'Spanish',
  },
} as const

export const snapchatConnect = {
  app: {
    steps: {
      list: 'Only for businesses on Snapchat’s list: ask your contact at Snap for the Public Profile API. Until your app is on the list, post by hand; CampAIgner prepares everything.',
      create: 'In Snapchat’s Business Manager, open Business Details and create an OAuth app.',
      redirect:
        'Enter the redirect address below as the redirect URI, then send the client ID to your contact.',
      keys: 'Copy the client ID and the client secret into the fields below.',
    },
    link: 'Open Snapchat’s Business Manager',
    clientId: 'Client ID',
    clientSecret: 'Client secret',
  },
  steps: {
    allow: 'Continue on Snapchat with the account of your public profile, and allow access.',
  },
  advice: {
    list: 'Snapchat has not put your app on its list yet. Ask your contact at Snap, then connect again.',
    profile: 'Create a public profile in the Snapchat app, then connect again.',
  },
} as const

export const snapchatFormat = {
  snapchat_story: { name: 'Story', description: 'Full screen on your public profile for 24 hours.' },
  snapchat_spotlight: {
    name: 'Spotlight',
    description: 'A vertical video for people who don’t follow you.',
  },
  snapchat_snap_ads: {
    name: 'Snap ad',
    description: 'A paid full-screen video between friends’ stories.',
  },
  snapchat_story_ads: {
    name: 'Story ad',
    description: 'A paid tile that opens up to twenty of your images.',
  },
} as const
