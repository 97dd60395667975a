export const metaConnect = {
  app: {
    steps: {
      create:
        'Open My Apps and choose Create app. Add two use cases: “Manage everything on your Page” and “Manage messaging & content on Instagram”.',
      rights:
        'In the first, add pages_read_engagement, pages_manage_posts, pages_manage_engagement and read_insights. In the second, add instagram_basic, instagram_content_publish, instagram_manage_comments and instagram_manage_insights.',
      redirect:
        'Under Facebook Login for Business, Settings, add the redirect address below as a valid OAuth redirect URI.',
      live: 'Publish the app; until then, only people with a role in it see your posts. Your own Pages need no review, only the address of your privacy policy.',
      keys: 'Under App settings, Basic, copy the App ID and the App secret into the fields below.',
    },
    link: 'Open My Apps at Meta',
  },
  steps: {
    allow: 'Continue on Facebook with a profile that manages your Page and has a role in the app.',
    pages: 'Choose your Pages and Instagram accounts, and leave all permissions on.',
    choose: 'Back here, choose where to post. Facebook and Instagram share this sign-in.',
  },
  advice: {
    rights:
      'Connect again and leave all permissions on. If Facebook doesn’t ask for one, add it to your app.',
    noPage: 'Facebook showed us no Page. Create one, or connect again and choose it when Facebook asks.',
    noRole:
      'You can’t create content on this Page. Ask its administrator for that access, then connect again.',
    noInstagram:
      'None of your Pages has an Instagram account. Switch Instagram to a business or creator account, link it in the settings of your Page, then connect again.',
  },
} as const
