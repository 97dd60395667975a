import { messages } from '#platform/messages.ts'

/** Why a network would not take a text, by the rule it breaks. */
export const postProblemMessages = messages({
  en: {
    title: {
      required: '{platform} needs a title',
      'too-long': 'A title on {platform} has at most {limit, number} characters',
    },
    text: {
      required: '{platform} needs a text',
      'too-long': 'A text on {platform} has at most {limit, number} characters',
      'too-many-hashtags': '{platform} takes at most {limit, number} hashtags',
      'too-many-mentions': '{platform} takes at most {limit, number} mentions',
    },
  },
  es: {
    title: {
      required: '{platform} necesita un título',
      'too-long': 'En {platform} un título tiene como máximo {limit, number} caracteres',
    },
    text: {
      required: '{platform} necesita un texto',
      'too-long': 'En {platform} un texto tiene como máximo {limit, number} caracteres',
      'too-many-hashtags': '{platform} admite como máximo {limit, number} etiquetas',
      'too-many-mentions': '{platform} admite como máximo {limit, number} menciones',
    },
  },
})
