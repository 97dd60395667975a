/** What became of each row, by the name its source has for it. */
export type Outcome = 'added' | 'changed' | 'same' | 'unusable'
export type Brought = Map<string, Outcome>

export const countOf = (brought: Brought, outcome: Outcome): number =>
  [...brought.values()].filter((each) => each === outcome).length
