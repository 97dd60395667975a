/**
 * Words that can replace each other in our own sentences without a change of grammar. A group never mixes "a" and "an",
 * numbers, or nouns with verbs.
 */
export const synonyms: readonly (readonly string[])[] = [
  ['customers', 'clients', 'guests'],
  ['customer', 'client', 'guest'],
  ['stop by', 'come by', 'drop by', 'swing by', 'pop by'],
  ['message us', 'write to us'],
  ['kids', 'children', 'little ones'],
  ['everyone', 'everybody'],
  ['team', 'crew'],
  ['handmade', 'handcrafted'],
  ['delicious', 'tasty'],
  ['lovely', 'beautiful'],
  ['right away', 'straight away'],
]
