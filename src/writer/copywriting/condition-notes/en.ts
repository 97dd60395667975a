/** Other words for "Conditions apply", for shops that avoid those; without a period. */
export const conditionNotes: readonly string[] = ['Terms apply', 'Some limits apply', 'With restrictions']
