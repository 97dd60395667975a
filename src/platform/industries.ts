/** Industries of a business; their names are in the texts of the settings. */
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
