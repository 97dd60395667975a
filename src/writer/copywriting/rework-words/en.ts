/** Lines of somebody who knows the readers: true of every shop, without news of their own. */
export const warmLines = (shop: string) => ({
  openers: [
    'Hello, everyone.',
    'Something we’re happy to share.',
    'A little news from us.',
    'Hi, neighbors.',
  ],
  closers: [
    shop === '' ? 'Warm wishes from all of us.' : `Warm wishes from all of us at ${shop}.`,
    'Thank you for being here.',
    'It’s always lovely to see you.',
    'Thank you for your support.',
  ],
})

export const reworkWords = {
  /** First words of a greeting. In small letters, without accents, as all lists here. */
  greetings: 'hi hey hello dear welcome morning good',
  /** A sentence with one of these sets a limit or asks for something: it is never left out. */
  binding:
    'no not only never without except unless must need bring required limited subject valid until last while cannot can’t don’t free age adults dm message call book order email reply comment tag follow ask apply',
  /** Written out in sober texts. */
  contractions: [
    ['we’re', 'we are'],
    ['we’ll', 'we will'],
    ['we’ve', 'we have'],
    ['you’re', 'you are'],
    ['you’ll', 'you will'],
    ['it’s', 'it is'],
    ['don’t', 'do not'],
    ['can’t', 'cannot'],
    ['won’t', 'will not'],
    ['isn’t', 'is not'],
  ] as readonly (readonly [string, string])[],
}
