import type { Words } from '#platform/locale.ts'

/** What posts and threads need alike. */
export const linkedinNeeds: readonly Words[] = [
  {
    en: 'A LinkedIn profile, or a company page that you manage.',
    es: 'Un perfil de LinkedIn, o una página de empresa que administres.',
  },
  {
    en: 'An app at LinkedIn Developers. For company pages LinkedIn reviews it first.',
    es: 'Una aplicación en LinkedIn Developers. Para páginas de empresa, LinkedIn la revisa antes.',
  },
  {
    en: 'Your permission again about every 60 days, when LinkedIn lets it run out.',
    es: 'Tu permiso de nuevo cada 60 días más o menos, cuando LinkedIn lo deja caducar.',
  },
]
