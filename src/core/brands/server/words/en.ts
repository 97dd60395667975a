import type { DemoBrand } from '#server/demo/demo-brands.ts'
import type { Voice } from '#writer/voice.ts'

type DemoVoice = { [Field in keyof Voice]: Voice[Field] extends readonly string[] ? string[] : Voice[Field] }

export const demoVoices: Record<DemoBrand, DemoVoice> = {
  salon: {
    samples: [
      'Two hours for yourself, a coffee from next door, and hair that still looks good on Sunday. Message us and we’ll find you a time.',
      'You don’t need a reason for a new tone. You need an afternoon. We have a few left this week.',
    ],
    wordsToUse: ['tone', 'take your time'],
    wordsToAvoid: ['cheap', 'bargain'],
    emoji: 'none',
    hashtags: 'few',
  },
  cafe: {
    samples: [
      'Rain outside, soup inside! The table by the window is free. Who’s first?',
      'You come before work, in the rain and with the stroller. We see you! Today’s cake is carrot, and there are ten slices.',
    ],
    wordsToUse: ['neighbors'],
    wordsToAvoid: ['clients'],
    emoji: 'few',
    hashtags: 'auto',
  },
}
