/** What a promise is about. The shop's data may make it true: each topic has the words that would. */
export type ClaimTopic =
  | 'refund'
  | 'replacement'
  | 'repair'
  | 'compensation'
  | 'discount'
  | 'guarantee'
  | 'haste'
  | 'always'
  | 'booking'
  | 'stock'
  | 'delivery'
  | 'opening'
  | 'payment'
  | 'ingredients'
  | 'ready'
  | 'demand'
  | 'free'
  | 'superlative'

/** A way to claim something, in text without accents and capitals; `unless` names harmless uses of the same words. */
export type Saying = { topic: ClaimTopic; says: RegExp; unless?: RegExp }
