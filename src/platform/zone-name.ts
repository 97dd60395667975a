import { zoneTimeMessages } from './i18n/index.ts'
import type { Locale } from './locale.ts'
import { textOf } from './messages.ts'

/** Cities that a language calls otherwise than zones do; Intl knows them and keeps them to itself. */
const placeNames: Partial<Record<Locale, Record<string, string>>> = {
  es: {
    Amsterdam: 'Ámsterdam',
    Asuncion: 'Asunción',
    Athens: 'Atenas',
    Belgrade: 'Belgrado',
    Berlin: 'Berlín',
    Bogota: 'Bogotá',
    Brussels: 'Bruselas',
    Bucharest: 'Bucarest',
    Cairo: 'El Cairo',
    Canary: 'Canarias',
    Cancun: 'Cancún',
    'Ciudad Juarez': 'Ciudad Juárez',
    Copenhagen: 'Copenhague',
    Cordoba: 'Córdoba',
    Dublin: 'Dublín',
    Havana: 'La Habana',
    Istanbul: 'Estambul',
    Lisbon: 'Lisboa',
    London: 'Londres',
    'Los Angeles': 'Los Ángeles',
    Luxembourg: 'Luxemburgo',
    Mazatlan: 'Mazatlán',
    Merida: 'Mérida',
    'Mexico City': 'Ciudad de México',
    Moscow: 'Moscú',
    'New York': 'Nueva York',
    Panama: 'Panamá',
    Paris: 'París',
    Prague: 'Praga',
    Rome: 'Roma',
    'Sao Paulo': 'São Paulo',
    Singapore: 'Singapur',
    Stockholm: 'Estocolmo',
    Tokyo: 'Tokio',
    Tunis: 'Túnez',
    Vienna: 'Viena',
    Warsaw: 'Varsovia',
    Zurich: 'Zúrich',
  },
}

/** "Madrid", "New York" / "Nueva York": the place that gives a zone its name. */
export function zonePlace(timeZone: string, locale: Locale): string {
  const place = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  return placeNames[locale]?.[place] ?? place
}

/** "Madrid time" / "hora de Madrid", as it stands beside a time; what is no place, such as UTC, stands as it is. */
export function zoneName(timeZone: string, locale: Locale): string {
  const place = zonePlace(timeZone, locale)
  if (!timeZone.includes('/') || timeZone.startsWith('Etc/')) return place
  return textOf(zoneTimeMessages, locale)('name', { place })
}

/** A time with its zone behind it: "10:00 AM Madrid time" / "10:00, hora de Madrid". */
export const withZone = (time: string, timeZone: string, locale: Locale): string =>
  textOf(zoneTimeMessages, locale)('timeWithZone', { time, zone: zoneName(timeZone, locale) })
