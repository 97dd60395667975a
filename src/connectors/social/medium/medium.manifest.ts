import type { Manifest } from '../channel.ts'
import { FREE } from '../costs.ts'
import { MB } from '../units.ts'

export const medium: Manifest = {
  id: 'medium',
  label: { en: 'Medium', es: 'Medium' },
  network: 'medium',
  group: 'articles',
  mode: 'export',
  note: {
    en: 'Medium has closed its interface to new programs. You get title, text and pictures as a finished file, and paste them in.',
    es: 'Medium ha cerrado su interfaz a nuevos programas. Recibes el título, el texto y las imágenes en un archivo terminado, y los pegas.',
  },
  title: { max: 100, counting: 'characters', isRequired: true },
  text: { max: 100_000, counting: 'characters', isRequired: true },
  media: {
    requires: 'nothing',
    maxPictures: 20,
    maxVideos: 0,
    maxPictureBytes: 25 * MB,
    size: { width: 1400, height: 788 },
    maxAlt: 1000,
  },
  cost: FREE,
  needs: [
    {
      en: 'A Medium account.',
      es: 'Una cuenta de Medium.',
    },
  ],
  style: 'essay',
  preview: { marks: ['link'] },
  exports: ['html', 'markdown', 'text'],
  composeUrl: () => 'https://medium.com/new-story',
}
