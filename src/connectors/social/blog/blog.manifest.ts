import type { Manifest } from '../channel.ts'
import { FREE } from '../costs.ts'
import { HOUR, MB } from '../units.ts'

export const blog: Manifest = {
  id: 'blog',
  label: { en: 'Blog', es: 'Blog' },
  network: 'blog',
  group: 'articles',
  mode: 'direct',
  note: {
    en: 'For blogs made with WordPress. Other blogs: copy the text and paste it in.',
    es: 'Para blogs hechos con WordPress. En otros blogs, copia el texto y pégalo.',
  },
  title: { max: 200, counting: 'characters', isRequired: true },
  text: { max: 100_000, counting: 'characters', isRequired: true },
  media: {
    requires: 'nothing',
    maxPictures: 20,
    maxVideos: 1,
    maxPictureBytes: 10 * MB,
    video: { minSeconds: 1, maxSeconds: 1 * HOUR, maxBytes: 500 * MB },
    size: { width: 1200, height: 630 },
    maxAlt: 1000,
  },
  cost: FREE,
  needs: [
    {
      en: 'The https address of your WordPress site.',
      es: 'La dirección https de tu sitio de WordPress.',
    },
    {
      en: 'An application password: WordPress makes one in your profile there.',
      es: 'Una contraseña de aplicación: WordPress la crea en tu perfil.',
    },
  ],
  style: 'article',
  preview: { marks: ['link'] },
  exports: ['html', 'markdown', 'text'],
}
