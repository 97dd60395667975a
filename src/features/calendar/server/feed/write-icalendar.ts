/** An event of an iCalendar file, RFC 5545. */
export type CalendarEvent = {
  uid: string
  start: Date
  minutes: number
  modified: Date
  summary: string
  description: string
  url: string
  category: string
}

const MAX_OCTETS = 75
const encoder = new TextEncoder()

/** Text values: a line end in a title must never begin a property of its own. */
const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\n\r\u2028\u2029]/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the format forbids them.
    .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '')

const utc = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** A content line in pieces of at most 75 octets; none ends inside a character. */
function fold(line: string): string {
  const pieces: string[] = []
  let piece = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > MAX_OCTETS) {
      pieces.push(piece)
      // The space that begins a continued line counts.
      piece = ' '
      octets = 1
    }
    piece += character
    octets += size
  }
  return [...pieces, piece].join('\r\n')
}

const eventLines = (event: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  // Not the time of the request: an unchanged calendar is the same text.
  `DTSTAMP:${utc(event.modified)}`,
  `LAST-MODIFIED:${utc(event.modified)}`,
  `DTSTART:${utc(event.start)}`,
  `DURATION:PT${event.minutes}M`,
  `SUMMARY:${escapeText(event.summary)}`,
  `DESCRIPTION:${escapeText(event.description)}`,
  `URL:${event.url}`,
  `CATEGORIES:${escapeText(event.category)}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

export const writeIcalendar = (name: string, events: readonly CalendarEvent[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//CampAIgner//Content calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('')
