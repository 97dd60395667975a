import type { Words } from '#platform/locale.ts'

/** What videos and Shorts need alike. */
export const youtubeNeeds: readonly Words[] = [
  {
    en: 'A Google account with a YouTube channel.',
    es: 'Una cuenta de Google con un canal de YouTube.',
  },
  {
    en: 'A project at Google Cloud that YouTube has audited.',
    es: 'Un proyecto en Google Cloud que YouTube haya auditado.',
  },
]

export const youtubeCannot: readonly Words[] = [
  {
    en: 'Until YouTube has audited the project, its uploads stay private.',
    es: 'Hasta que YouTube audite el proyecto, los vídeos que suba quedan privados.',
  },
]
