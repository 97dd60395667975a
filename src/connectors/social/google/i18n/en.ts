/** How an app is registered at Google; each network says what to enable for it. */
export const googleApp = {
  steps: {
    project: 'Open Google Cloud and create a project, for example with the name of your shop. It’s free.',
    consent:
      'Open Google Auth Platform, choose Get started, and enter a name and your email. As audience, choose External.',
    publish:
      'Under Audience, choose Publish app. In testing, only people you list there as test users can sign in, and access ends after 7 days. A warning that Google hasn’t verified the app is normal: it’s yours.',
    client:
      'Under Clients, create one of the type Web application, and add the redirect address below under Authorized redirect URIs.',
    keys: 'Copy the client ID and the client secret into the fields below.',
  },
  link: 'Open Google Cloud',
} as const
