import type { Manifest } from '../channel.ts'
import { FREE } from '../costs.ts'
import { MB } from '../units.ts'

export const linkedinNewsletter: Manifest = {
  id: 'linkedin_newsletter',
  label: { en: 'LinkedIn Newsletter', es: 'Boletín de LinkedIn' },
  network: 'linkedin',
  group: 'articles',
  mode: 'export',
  note: {
    en: 'LinkedIn newsletters cannot be posted by any program: LinkedIn offers no way in. You get title, text and cover as a finished file, and paste them in.',
    es: 'Ningún programa puede publicar boletines de LinkedIn: LinkedIn no ofrece ninguna entrada. Recibes el título, el texto y la portada en un archivo terminado, y los pegas.',
  },
  title: { max: 150, counting: 'utf16', isRequired: true },
  text: { max: 110_000, counting: 'utf16', isRequired: true },
  media: {
    requires: 'nothing',
    maxPictures: 20,
    maxVideos: 0,
    maxPictureBytes: 10 * MB,
    size: { width: 1920, height: 1080 },
    maxAlt: 1000,
  },
  cost: FREE,
  needs: [
    {
      en: 'A LinkedIn profile or company page with a newsletter.',
      es: 'Un perfil o una página de empresa de LinkedIn con un boletín.',
    },
  ],
  style: 'newsletter',
  preview: { marks: ['link'] },
  exports: ['html', 'text'],
  composeUrl: () => 'https://www.linkedin.com/article/new/',
}
