/** The result per row, by the source's id. */
export type Outcome = 'added' | 'changed' | 'same' | 'unusable'
export type SyncOutcomes = Map<string, Outcome>

export const countOf = (outcomes: SyncOutcomes, outcome: Outcome): number =>
  [...outcomes.values()].filter((each) => each === outcome).length
