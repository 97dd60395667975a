export type DeviceKind = 'computer' | 'phone' | 'tablet'

/** What a user agent says; null for unknown parts. */
export type KnownDevice = { kind: DeviceKind; browser: string | null; system: string | null }

type Rule<T> = readonly [pattern: RegExp, name: T]

// Order matters: nearly all of them also contain Chrome or Safari.
const browsers: readonly Rule<string>[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOpera\b|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChromium\//, 'Chromium'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
]

const systems: readonly Rule<string>[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows NT\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const kinds: readonly Rule<DeviceKind>[] = [
  [/\biPad\b|\bTablet\b|\bAndroid\b(?!.*\bMobile\b)/, 'tablet'],
  [/\biPhone\b|\bMobile\b/, 'phone'],
]

const firstOf = <T>(rules: readonly Rule<T>[], text: string): T | null =>
  rules.find(([pattern]) => pattern.test(text))?.[1] ?? null

/** The device of a user agent, enough for its owner to recognize it. */
export const parseUserAgent = (userAgent: string): KnownDevice => ({
  kind: firstOf(kinds, userAgent) ?? 'computer',
  browser: firstOf(browsers, userAgent),
  system: firstOf(systems, userAgent),
})
