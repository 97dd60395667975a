import type { BriefKind } from '../../reading/brief-reading.ts'

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
  /** A sentence that only thanks or greets: it may go even where every detail counts. */
  courtesy:
    /^(?:(?:a big )?thank(?:s| you)\b|see you\b|we (?:hope|look forward|can't wait|love)\b|hope to see\b|have a (?:great|lovely|good)\b|happy \p{L}|cheers\b)/iu,
  /** First words of a greeting. In small letters, without accents, as all lists here. */
  greetings: 'hi hey hello dear welcome morning good',
  /** A sentence with one of these sets a limit or asks for something: it is never left out. */
  binding:
    'if when no not only never without except unless must need bring required limited subject valid until last while includes include included including cannot can’t don’t free age adults dm message call book order email reply comment comments tag follow like share drop vote enter win click link bio ask apply rsvp',
  /**
   * Sentences that went wrong when they were turned: "Join us for Ann Lee reads", "on Friday on 3 December", "No tickets
   * is needed", "On March 6, the next one is."
   */
  broken:
    /(?:[Jj]oin us for|hosting|along to|invite you to) (?:\p{Lu}\p{Ll}{1,20} ){1,2}\p{Ll}{2,12}s (?:from|to|for|with|on|about|his|her|their|the|a)\b|\bon \p{L}{3,6}day on\b|\b[Pp]lease note that(?: –|[.,;:])|\b(?:the|an?|of|with|our), |(?<!\p{L})t&C|\b[Nn]o \p{Ll}{2,20}s is\b|\b[Tt]here's no \p{Ll}{2,20}s (?:needed|required)\b|\bif you(?:'d| would) like(?=[.,;]|$)|, (?:the|our) [\p{L} ]{2,30} (?:is|are)[.!]|\? And |\d ?[ap]\.(?! ?m)|We'd love to know:|A question for you:/u,
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

/** One line more for a post of a kind: it asks or thanks, and claims nothing. Hours and serious news get none. */
export const linesByKind: Partial<Record<BriefKind, readonly string[]>> = {
  offer: ['Any questions? Just ask us.', 'Know someone this would suit? Please pass it on.'],
  limited_stock: ['Any questions? Just ask us.'],
  new_product: ['Tell us what you think of it.', 'Any questions about it? Just ask us.'],
  event: ['Know someone who would enjoy this? Please pass it on.', 'Any questions about it? Just ask us.'],
  job: [
    'Know someone who would be a good fit? Please pass this on.',
    'Any questions about the work? Just ask us.',
  ],
  contest: [
    'Good luck to everyone who takes part.',
    'Know someone who would like to win? Please pass it on.',
  ],
  charity: ['Thank you for being part of it.'],
  testimonial: ['Thank you for these words. They mean a lot to us.'],
  anniversary: ['Thank you to everyone who is part of it.'],
  tip: ['Any questions about it? Just ask us.'],
  general: ['Any questions? Just ask us.'],
}
