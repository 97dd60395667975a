import { expect, test } from 'vitest'
import { findContacts } from './find-contacts.ts'

test.each([
  ['US', 'call (415) 555-0142', ['phone (415) 555-0142']],
  ['US', 'call 415-555-0142 or 555-0199', ['phone 415-555-0142', 'phone 555-0199']],
  ['US', '1-800-555-0199', ['phone 1-800-555-0199']],
  ['US', '+1 415 555 0142', ['phone +1 415 555 0142']],
  ['GB', 'ring 01632 960111', ['phone 01632 960111']],
  ['GB', '020 7946 0123', ['phone 020 7946 0123']],
  ['GB', '07700 900123', ['phone 07700 900123']],
  ['GB', '+44 (0)20 7946 0123', ['phone +44 (0)20 7946 0123']],
  ['ES', 'llama al 600 123 456 de 10 a 14h', ['phone 600 123 456']],
  ['ES', '91 123 45 67', ['phone 91 123 45 67']],
  ['ES', '+34 600123456', ['phone +34 600123456']],
  ['MX', 'al 55 1234 5678', ['phone 55 1234 5678']],
  ['AR', '11 4321-5678', ['phone 11 4321-5678']],
  ['AR', 'al 4321-5678', ['phone 4321-5678']],
  ['CO', '300 123 4567', ['phone 300 123 4567']],
  ['US', 'book at maneandco.example.', ['link maneandco.example']],
  ['US', 'see https://a.example/x?y=1, ok', ['link https://a.example/x?y=1']],
  ['US', 'www.crumb.example/pies!', ['link www.crumb.example/pies']],
  ['GB', 'order at crumb.co.uk', ['link crumb.co.uk']],
  ['US', 'dm @the.corner_cup.', ['link @the.corner_cup']],
  ['US', 'jobs@clinic.example by friday', ['mail jobs@clinic.example']],
  ['US', 'open till 5.see you there', []],
  ['US', '2026-11-17', []],
  ['US', '$1,200 for 12 people, 10-12 on 11/20', []],
  ['GB', 'since 1984, 25 years', []],
  ['US', 'nov 27-29 and 5-8pm', []],
])('%s: %s', (country, text, expected) => {
  expect(findContacts(text, country).map((slot) => `${slot.value.type} ${slot.text}`)).toEqual(expected)
})
