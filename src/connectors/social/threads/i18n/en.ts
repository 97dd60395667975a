export const threadsNames = { threads: 'Threads' } as const

export const threads = {
  note: 'One topic tag per post; an emoji counts as several characters.',
  needs: {
    profile: 'A Threads profile.',
    publicAddress: 'CampAIgner on a public https address, so Threads can fetch the images.',
  },
} as const
