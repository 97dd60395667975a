import type { Manifest } from '../channel.ts'
import { FREE } from '../costs.ts'
import { MB } from '../units.ts'

export const linkedinNewsletter: Manifest = {
  id: 'linkedin_newsletter',
  label: { en: 'LinkedIn Newsletter', es: 'Boletín de LinkedIn' },
  network: 'linkedin',
  group: 'articles',
  mode: 'assisted',
  note: {
    en: 'LinkedIn lets no program publish newsletters. We prepare title, text and cover; you paste them in.',
    es: 'LinkedIn no deja que ningún programa publique boletines. Preparamos el título, el texto y la portada; tú los pegas.',
  },
  title: { max: 150, counting: 'utf16', isRequired: true },
  text: { max: 110_000, counting: 'utf16', isRequired: true },
  media: {
    requires: 'nothing',
    maxPictures: 20,
    maxVideos: 0,
    maxPictureBytes: 10 * MB,
    size: { width: 1920, height: 1080 },
  },
  cost: FREE,
  needs: [
    {
      en: 'A LinkedIn profile or company page with a newsletter.',
      es: 'Un perfil o una página de empresa de LinkedIn con un boletín.',
    },
  ],
  preview: { kind: 'article' },
  composeUrl: () => 'https://www.linkedin.com/article/new/',
}
