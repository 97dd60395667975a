import type { Words } from '#platform/locale.ts'

/** What posts and stories need alike. */
export const facebookNeeds: readonly Words[] = [
  {
    en: 'A Facebook Page that you manage.',
    es: 'Una página de Facebook que administres.',
  },
  {
    en: 'An app at Meta for Developers that Meta has reviewed.',
    es: 'Una aplicación en Meta for Developers que Meta haya revisado.',
  },
]
