import type { ToneBank, ToneName } from '../../bank.ts'

export const tones: Record<ToneName, ToneBank> = {
  plain: {
    openers: [
      'Hello!',
      'Good to have you here.',
      'This will only take a moment.',
      'How nice that you are reading this.',
    ],
    closers: [
      'We look forward to seeing you.',
      'See you soon.',
      'Until then, all the best.',
      'We are here for you.',
    ],
  },
  minimalist: {
    openers: ['In short.', 'Simply this.', 'One thing.', 'No more, no less.'],
    closers: ['That is all.', 'See you soon.', 'Simple as that.', 'Less noise, more of what matters.'],
  },
  luxury: {
    openers: ['An invitation.', 'For those who value detail.', 'Take a moment.', 'With care, as always.'],
    closers: [
      'It will be our pleasure.',
      'At your service.',
      'Because details deserve time.',
      'We look forward to welcoming you.',
    ],
  },
  fun: {
    openers: ['Psst, over here!', 'Hey, hey, hey!', 'Drum roll, please!', 'Ready? Here we go!'],
    closers: [
      'Can you tell that we are excited?',
      'Smiles included.',
      'See you very soon!',
      'Big hug from all of us!',
    ],
  },
  corporate: {
    openers: [
      'For your information.',
      'We would like to inform you.',
      'An update for you.',
      'Briefly and clearly.',
    ],
    closers: [
      'We remain at your disposal.',
      'Thank you for your trust.',
      'We are happy to answer any questions.',
      'We look forward to hearing from you.',
    ],
  },
  creative: {
    openers: [
      'Picture this.',
      'Once upon a weekday.',
      'Close your eyes for a second.',
      'Imagine the opposite of boring.',
    ],
    closers: [
      'The rest is up to your imagination.',
      'To be continued, with you.',
      'Let us make something of it.',
      'Colour outside the lines with us.',
    ],
  },
  bold: {
    openers: ['Listen up.', 'No small talk.', 'Here it is.', 'Straight to the point.'],
    closers: ['Your move.', 'Do not overthink it.', 'Now or later? Now.', 'You know what to do.'],
  },
}
