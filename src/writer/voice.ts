export const emojiHabits = ['auto', 'none', 'few', 'many'] as const
export const hashtagHabits = ['auto', 'none', 'few', 'many'] as const

/** How the shop sounds, as its owner set it. `auto` leaves the choice to the samples, the tone and the platform. */
export type Voice = {
  /** Texts the owner likes, newest first: pasted samples, then posts that did well. Patterns to follow, never facts. */
  samples: readonly string[]
  wordsToUse: readonly string[]
  wordsToAvoid: readonly string[]
  emoji: (typeof emojiHabits)[number]
  hashtags: (typeof hashtagHabits)[number]
}
