const SUM = String.raw`\d{1,3}(?:,\d{3}){1,2}(?:\.\d{2})?|\d{1,7}(?:\.\d{2})?`
/** "1,240 pounds", and "20 pound" where only money can follow. */
const POUNDS = new RegExp(
  String.raw`(?<![\p{L}\d.,£$€-])(?<sum>${SUM}) ?(?:pounds|pound(?= (?:vouchers?|gift|notes?|discount|off|deal|menu|lunch|donation|deposit|coupon|credit|prize)(?!\p{L})))(?!\p{L})`,
  'giu',
)
const WEIGHT_BEFORE =
  /(?:weigh(?:s|ed|ing|t)?|los[est]|losing|gain(?:s|ed|ing)?|shed(?:s|ding)?|drop(?:ped|ping)?|lift(?:s|ed|ing)?|bench(?:es|ed)?|deadlift|squat|burn(?:ed|ing)?|heavy)[\p{L}\s]{0,24}$/iu
const WEIGHT_AFTER =
  /^ (?:of (?!sales|donations|debt|funding|help|vouchers|prizes)|each way|heavier|lighter|overweight|in weight|weight|lighter|of muscle|a person of)/i

/** Whether pounds beside these words are a weight: "lost 20 pounds", "3 pounds of flour". */
export const isWeight = (before: string, after: string): boolean =>
  WEIGHT_BEFORE.test(before) || WEIGHT_AFTER.test(after)

/** "raised 1,240 pounds" as a British shop writes it: £1,240. */
export function withPoundSigns(clause: string, country: string | null): string {
  if (country !== 'GB') return clause
  return clause.replace(POUNDS, (said, sum: string, ...rest: unknown[]) => {
    const place = rest.find((part) => typeof part === 'number') ?? 0
    const before = clause.slice(Math.max(0, place - 40), place)
    return isWeight(before, clause.slice(place + said.length)) ? said : `£${sum}`
  })
}

const DOLLAR_COUNTRIES = new Set(['US', 'CA', 'AU', 'NZ'])
const DOLLARS = new RegExp(String.raw`(?<![\p{L}\d.,£$€-])(${SUM}) ?(?:dollars|bucks)(?!\p{L})`, 'giu')

/** "18 dollars each" as shops write it: $18 each. */
export const withDollarSigns = (clause: string, country: string | null): string =>
  country !== null && DOLLAR_COUNTRIES.has(country)
    ? clause.replace(DOLLARS, (_, sum: string) => `$${sum}`)
    : clause
