import type { Manifest } from '../channel.ts'
import { composeUrl } from '../compose-url.ts'
import { FREE } from '../costs.ts'
import { MB, MINUTE } from '../units.ts'
import { linkedinNeeds } from './linkedin-account.ts'

export const linkedinThread: Manifest = {
  id: 'linkedin_thread',
  label: { en: 'LinkedIn Thread', es: 'Hilo de LinkedIn' },
  network: 'linkedin',
  group: 'social',
  mode: 'direct',
  note: {
    en: 'LinkedIn knows no threads: it becomes one post, and what follows becomes your own comments under it.',
    es: 'LinkedIn no tiene hilos: se publica una entrada y lo que sigue va como comentarios tuyos debajo.',
  },
  text: { max: 3000, counting: 'utf16', isRequired: true },
  media: {
    requires: 'nothing',
    maxPictures: 20,
    maxVideos: 1,
    maxPictureBytes: 5 * MB,
    video: { minSeconds: 3, maxSeconds: 30 * MINUTE, maxBytes: 500 * MB },
    size: { width: 1200, height: 627 },
    maxAlt: 1000,
  },
  cost: FREE,
  needs: linkedinNeeds,
  style: 'thread',
  preview: { foldsAt: 210, foldsAtLine: 3 },
  composeUrl: ({ text }) => composeUrl('https://www.linkedin.com/feed/?shareActive=true', { text }),
}
