export const threadsNames = { threads: 'Threads' } as const

export const threads = {
  note: 'One topic tag per post; an emoji counts as several characters.',
  needs: {
    profile: 'A Threads profile.',
    publicAddress: 'CampAIgner on a public https address: Threads fetches images and videos from there.',
  },
  topic: {
    label: 'Topic',
    hint: 'People find the post under it. Without one, the hashtag in your text counts.',
  },
  replies: {
    label: 'Who can reply',
    everyone: 'Everyone',
    followers: 'Your followers',
    followed: 'Profiles you follow',
    mentioned: 'Only profiles you mention',
  },
  figures: { shares: 'Reposts, quotes and shares' },
} as const

export const threadsConnect = {
  app: {
    steps: {
      create: 'Open My Apps, choose Create app, and pick the use case “Access the Threads API”.',
      rights:
        'Under Use cases, choose Customize and add threads_content_publish, threads_manage_replies, threads_read_replies, threads_delete and threads_manage_insights.',
      redirect:
        'In the settings of the use case, add the redirect address below. Meta also asks for an uninstall and a delete address: enter the same one.',
      tester:
        'Under App roles, add your Threads profile as a Threads tester. Then accept the invitation on Threads, under Settings, Account, Website permissions.',
      keys: 'Under App settings, Basic, copy the Threads App ID and the Threads App secret into the fields below. The App ID and App secret above them are others.',
    },
    link: 'Open My Apps at Meta',
  },
  steps: {
    allow: 'Continue on Threads with the profile you want to post to, and leave all permissions on.',
  },
  advice: {
    rights: 'Connect again and leave all permissions on. If Threads doesn’t ask for one, add it to your app.',
  },
} as const
