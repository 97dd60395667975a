const CANDIDATE =
  /(?<![\w$€£/:])(?:\+ ?)?(?:\(\d{1,5}\)|\d{1,13})(?:[ \u00a0.-]{0,2}\(\d{1,5}\)|[ \u00a0.-]{1,2}\d{1,9}|(?<=\))\d{1,9}){0,6}(?![\w%€£])/g
const GROUPS = /\d+/g
const GROUP_PLACES = /(?:\+ ?)?\(?(?<!\d)\d{1,13}\)?/g
const ANNOUNCES_PHONE =
  /(?:tel|tels|telf|tlf|phone|ph|call|ring|text|txt|whatsapp|wsp|wpp|wa|cel|m[oó]vil|mobile|llam\w{0,6}|escr[ií]b\w{0,6}|al|us on|at)[:.]? ?(?:us )?(?:at |on |al )?$/i

const isOneOf = (shape: string, shapes: readonly string[]) => shapes.includes(shape)

/** Groups of digits as people of a country write a number, without its country code. */
function isNational(groups: readonly string[], country: string | null, isAnnounced: boolean): boolean {
  const digits = groups.join('')
  const shape = groups.map(({ length }) => length).join('-')
  const first = digits.charAt(0)
  switch (digits.length) {
    case 7:
      return shape === '3-4' && (isAnnounced || country === 'US' || country === null)
    case 8:
      return isAnnounced && isOneOf(shape, ['4-4', '8', '2-3-3', '2-2-2-2'])
    case 9:
      return (
        /[6-9]/.test(first) &&
        (isOneOf(shape, ['3-3-3', '3-2-2-2', '2-3-2-2', '3-6']) || (shape === '9' && country !== 'US'))
      )
    case 10:
      if (first === '0') return isOneOf(shape, ['5-5', '4-6', '3-3-4', '4-3-3', '10'])
      return (
        isOneOf(shape, ['3-3-4', '2-4-4', '3-7', '4-6', '2-8', '3-3-2-2', '2-2-2-2-2', '3-4-3']) ||
        (shape === '10' && /[1-9]/.test(first))
      )
    case 11:
      if (first === '0') return groups.length <= 4
      return (
        (first === '1' && isOneOf(shape, ['1-3-3-4', '11'])) ||
        isOneOf(shape, ['3-4-4', '1-2-4-4', '2-1-4-4', '4-3-4'])
      )
    default:
      return digits.length <= 13 && digits.length > 11 && isAnnounced
  }
}

function isPhone(candidate: string, country: string | null, isAnnounced: boolean): boolean {
  const groups = candidate.match(GROUPS) ?? []
  const digits = groups.join('')
  if (candidate.startsWith('+')) return digits.length >= 9 && digits.length <= 15
  if (digits.startsWith('00') && digits.length >= 11) return true
  // A day such as 2026-11-17 or 17.11.2026 and a span of years are no numbers.
  if (/^(?:19|20)\d\d[ .-]/.test(candidate) && !isAnnounced) return false
  return isNational(groups, country, isAnnounced)
}

/** The longest part that is a number: "table 5 600 123 456 10-14" has other figures at both ends. */
function phoneIn(
  candidate: string,
  country: string | null,
  isAnnounced: boolean,
): { start: number; number: string } | null {
  const groups = [...candidate.matchAll(GROUP_PLACES)]
  for (const [first, { index: start }] of groups.entries()) {
    for (const last of groups.slice(first).toReversed()) {
      const number = candidate.slice(start, last.index + last[0].length)
      if (isPhone(number, country, isAnnounced)) return { start, number }
    }
  }
  return null
}

/** The numbers of the countries we know shops in, in their usual spellings. */
export function findPhones(text: string, country: string | null): { start: number; number: string }[] {
  return [...text.matchAll(CANDIDATE)].flatMap(({ index, 0: candidate }) => {
    const before = text.slice(Math.max(0, index - 20), index)
    const phone = phoneIn(candidate, country, ANNOUNCES_PHONE.test(before))
    return phone ? [{ start: index + phone.start, number: phone.number }] : []
  })
}
