import { expect, test } from 'vitest'
import { type CalendarEvent, writeIcalendar } from './write-icalendar.ts'

const event: CalendarEvent = {
  uid: '1@campaigner',
  start: new Date('2026-03-20T10:00:00.000Z'),
  minutes: 15,
  modified: new Date('2026-03-10T12:00:00.123Z'),
  summary: 'X: Spring',
  description: 'Hello',
  url: 'https://shop.example/campaigns/1',
  category: 'X',
}

const write = (changes: Partial<CalendarEvent>) => writeIcalendar('Salón Luna', [{ ...event, ...changes }])
const unfold = (text: string) => text.replaceAll('\r\n ', '')
const lineOf = (name: string, text: string) =>
  unfold(text)
    .split('\r\n')
    .find((line) => line.startsWith(`${name}:`))

test('writes UTC times, a stable text and CRLF line ends', () => {
  expect(write({})).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//CampAIgner//Content calendar//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'NAME:Salón Luna',
      'X-WR-CALNAME:Salón Luna',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'BEGIN:VEVENT',
      'UID:1@campaigner',
      'DTSTAMP:20260310T120000Z',
      'LAST-MODIFIED:20260310T120000Z',
      'DTSTART:20260320T100000Z',
      'DURATION:PT15M',
      'SUMMARY:X: Spring',
      'DESCRIPTION:Hello',
      'URL:https://shop.example/campaigns/1',
      'CATEGORIES:X',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test.each([
  ['commas, semicolons and backslashes', 'a, b; c\\d', 'a\\, b\\; c\\\\d'],
  ['an escape of its own', '\\n', '\\\\n'],
  ['line ends of every kind', 'a\r\nb\nc\rd\u2028e', 'a\\nb\\nc\\nd\\ne'],
  ['an injected property', 'x\r\nEND:VEVENT\r\nBEGIN:VALARM', 'x\\nEND:VEVENT\\nBEGIN:VALARM'],
  ['control characters', 'a\u0000b\u0007c\u007Fd\te', 'abcd\te'],
  ['half of a surrogate pair', 'a\uD83Cb', 'a\uFFFDb'],
  ['quotes and markup', '"<b>&"', '"<b>&"'],
])('%s stay inside their value', (_what, summary, written) => {
  const text = write({ summary, description: summary })
  expect(lineOf('SUMMARY', text)).toBe(`SUMMARY:${written}`)
  expect(lineOf('DESCRIPTION', text)).toBe(`DESCRIPTION:${written}`)
  expect(
    unfold(text)
      .split('\r\n')
      .filter((line) => line === 'END:VEVENT'),
  ).toHaveLength(1)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test.each([
  'x'.repeat(500),
  'ñ'.repeat(200),
  '👩‍👩‍👧 '.repeat(60),
  '漢字、'.repeat(90),
  `${'a'.repeat(66)}👩`,
])('no line is longer than 75 octets, and none ends inside a character: %s', (summary) => {
  const text = write({ summary })
  for (const line of text.split('\r\n')) {
    const octets = Buffer.from(line)
    expect(octets.length).toBeLessThanOrEqual(75)
    expect(octets.toString()).toBe(line)
    expect(line).not.toContain('\uFFFD')
  }
  expect(lineOf('SUMMARY', text)).toBe(`SUMMARY:${summary.replaceAll(',', '\\,')}`)
})
