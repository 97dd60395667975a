/** What a business does; the words for it are in the wording of the settings. */
export const industries = [
  'retail',
  'food',
  'beauty',
  'fashion',
  'health',
  'technology',
  'professional',
  'real-estate',
  'travel',
  'education',
  'other',
] as const
export type Industry = (typeof industries)[number]
