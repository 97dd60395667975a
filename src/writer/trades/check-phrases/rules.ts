/** What can be wrong with a phrase. The texts of the faults are in `words/`. */
export const rules = [
  'empty',
  'placeholder',
  'spaces',
  'pairs',
  'capital',
  'lowercase',
  'endMark',
  'questionMark',
  'noEndMark',
  'shouts',
  'tooShort',
  'tooLong',
  'tooFew',
  'tooMany',
  'hashtag',
  'genericHashtag',
  'emoji',
  'superlative',
  'season',
  'network',
  'figure',
  'register',
  'spelling',
  'language',
  'agreement',
  'doubledWord',
  'duplicate',
  'duplicateElsewhere',
  'foreignTerm',
] as const
export type Rule = (typeof rules)[number]

/** `found` is the word or number at fault, as the text of the rule names it. */
export type Finding = { rule: Rule; found: string }

/** A finding with the place of its phrase or list, such as `truths/3`. */
export type Placed = Finding & { place: string }
