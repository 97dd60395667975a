export const mediumNames = { medium: 'Medium' } as const

export const medium = {
  note: 'Medium has closed its API to new apps. You get the title, text and images as a finished file to paste in.',
  needs: { account: 'A Medium account.' },
} as const
