export const redditNames = { reddit: 'Reddit' } as const

export const reddit = {
  note: 'Since November 2025, Reddit approves every app individually, and shops need a contract. We prepare the post and open the form already filled in; you send it.',
  needs: { account: 'A Reddit account, and a community whose rules allow what you post.' },
} as const
