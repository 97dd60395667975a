import type { Locale } from '#platform/locale.ts'
import { messages, textOf } from '#platform/messages.ts'
import type { Problem } from './check-post.ts'
import { manifestOf } from './registry.ts'

const words = messages({
  en: {
    required: '{platform}: the {field, select, title {title} text {text} other {picture}} is missing.',
    'needs-video': '{platform}: a video is missing.',
    'too-long':
      '{platform}: the {field, select, title {title} other {text}} has {value, number} of {limit, number} characters.',
    'too-many-hashtags': '{platform}: {value, number} hashtags, at most {limit, number} are allowed.',
    'too-many-mentions': '{platform}: {value, number} mentions, at most {limit, number} are allowed.',
    'too-many': '{platform}: {value, number} pictures or videos, at most {limit, number} are allowed.',
  },
  es: {
    required: '{platform}: falta {field, select, title {el título} text {el texto} other {la imagen}}.',
    'needs-video': '{platform}: falta un vídeo.',
    'too-long':
      '{platform}: {field, select, title {el título} other {el texto}} tiene {value, number} de {limit, number} caracteres.',
    'too-many-hashtags': '{platform}: {value, number} etiquetas, se permiten {limit, number} como máximo.',
    'too-many-mentions': '{platform}: {value, number} menciones, se permiten {limit, number} como máximo.',
    'too-many': '{platform}: {value, number} imágenes o vídeos, se permiten {limit, number} como máximo.',
  },
})

/** What is wrong with a post, where, by how much. */
export const describeProblem = ({ platform, rule, ...values }: Problem, locale: Locale): string =>
  textOf(words, locale)(rule, { ...values, platform: manifestOf(platform).label[locale] })
