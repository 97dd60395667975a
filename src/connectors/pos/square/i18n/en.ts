export const square = {
  help: 'In the Square Developer Console, open your application and copy the production access token.',
  fields: { accessToken: { label: 'Access token' }, applicationId: { label: 'Application ID' } },
} as const
