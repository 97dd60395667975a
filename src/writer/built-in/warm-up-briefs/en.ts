/** Briefs that use most rules of the reader and the grammar. Nobody sees their texts. */
export const warmUpBriefs: readonly string[] = [
  '25% off haircuts on tuesdays until jan 30, new clients only. book at bloom.example or call 555 0100',
  'open house on saturday from 10am to 1pm, free entry, bring a friend. come and meet Ana and the team',
]
