import type { Words } from '#platform/locale.ts'

/** What feed, stories and reels need alike. */
export const instagramNeeds: readonly Words[] = [
  {
    en: 'An Instagram business or creator account. Personal accounts cannot be connected.',
    es: 'Una cuenta de Instagram de empresa o de creador. Las cuentas personales no se pueden conectar.',
  },
  {
    en: 'An app at Meta for Developers that Meta has reviewed.',
    es: 'Una aplicación en Meta for Developers que Meta haya revisado.',
  },
  {
    en: 'CampAIgner on a public https address: Instagram fetches the pictures from there.',
    es: 'CampAIgner en una dirección https pública: Instagram recoge de ahí las imágenes.',
  },
]
