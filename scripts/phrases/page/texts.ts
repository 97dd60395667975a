import type { Locale } from '#platform/locale.ts'

type Section = { title: string; hint: string }

export type SectionId =
  | 'truths'
  | 'subjects'
  | 'invites'
  | 'behind'
  | 'questions'
  | 'tips'
  | 'calls'
  | 'shortCalls'
  | 'articles'
  | 'visuals'
  | 'hashtags'
  | 'emojis'
  | 'names'
  | 'products'

type Texts = {
  title: string
  intro: string
  trade: string
  save: string
  saved: string
  noChanges: string
  unsaved: string
  faults: (count: number) => string
  stale: string
  faulty: string
  failed: string
  leave: string
  sample: string
  idea: string
  write: string
  add: string
  addSubject: string
  addTip: string
  up: string
  down: string
  remove: string
  words: string
  line: string
  tipTitle: string
  tipText: string
  list: string
  sections: Record<SectionId, Section>
}

/** The page is worded in the browser's language, each column in its own. */
export const texts: Record<Locale, Texts> = {
  en: {
    title: 'Phrases',
    intro:
      'Choose a trade and improve what posts say about it. Problems show up as you type; only phrases without problems are saved. Enter adds a phrase, Alt+↑ and Alt+↓ move it, Ctrl+S saves.',
    trade: 'Trade',
    save: 'Save changes',
    saved: 'Saved.',
    noChanges: 'No changes',
    unsaved: 'Unsaved changes',
    faults: (count) => (count === 1 ? '1 problem' : `${count} problems`),
    stale:
      'Not saved: the file changed on disk since you opened it. Copy your new phrases, reload the page and enter them again.',
    faulty: 'Not saved: fix the marked phrases first.',
    failed: 'Couldn’t reach the editor. Is it still running?',
    leave: 'Discard your unsaved changes?',
    sample: 'Sample posts',
    idea: 'Brief (leave blank for the first subject)',
    write: 'Write samples',
    add: 'Add phrase',
    addSubject: 'Add subject',
    addTip: 'Add tip',
    up: 'Move up',
    down: 'Move down',
    remove: 'Remove',
    words: 'Words, separated by commas',
    line: 'Line',
    tipTitle: 'Title',
    tipText: 'Text',
    list: 'Separated by commas',
    sections: {
      truths: { title: 'Truths', hint: 'True of what the trade makes, never a claim about one shop.' },
      subjects: { title: 'Subjects', hint: 'Lines that fit only when the post is about this thing.' },
      invites: { title: 'Invitations', hint: 'Offers of help to the reader. No sale.' },
      behind: { title: 'Behind the scenes', hint: 'The work nobody sees, in the present tense.' },
      questions: { title: 'Questions', hint: 'Followers would really answer them.' },
      tips: { title: 'Tips', hint: 'Useful, correct and safe advice.' },
      calls: { title: 'Calls to action', hint: 'Visit, order, book or write. No links or prices.' },
      shortCalls: { title: 'Buttons', hint: 'The same in two or three words.' },
      articles: { title: 'Article headlines', hint: 'For long formats.' },
      visuals: { title: 'Pictures', hint: 'Photos that would suit, one sentence each.' },
      hashtags: { title: 'Hashtags', hint: 'About the trade, without #.' },
      emojis: { title: 'Emojis', hint: 'That suit the trade.' },
      names: {
        title: 'Names of the trade',
        hint: 'Recognize it in a shop’s name or brief. Singular, lowercase.',
      },
      products: { title: 'Products', hint: 'What only this trade sells or does. Singular, lowercase.' },
    },
  },
  es: {
    title: 'Frases',
    intro:
      'Elige un oficio y mejora lo que dicen las publicaciones. Los problemas aparecen mientras escribes; solo se guardan frases sin problemas. Intro añade una frase, Alt+↑ y Alt+↓ la mueven, Ctrl+S guarda.',
    trade: 'Oficio',
    save: 'Guardar cambios',
    saved: 'Guardado.',
    noChanges: 'Sin cambios',
    unsaved: 'Cambios sin guardar',
    faults: (count) => (count === 1 ? '1 problema' : `${count} problemas`),
    stale:
      'No se ha guardado: el archivo ha cambiado en el disco desde que lo abriste. Copia tus frases nuevas, recarga la página y vuelve a escribirlas.',
    faulty: 'No se ha guardado: corrige primero las frases marcadas.',
    failed: 'No se puede contactar con el editor. ¿Sigue en marcha?',
    leave: '¿Descartar los cambios sin guardar?',
    sample: 'Publicaciones de muestra',
    idea: 'Encargo (vacío: el primer tema)',
    write: 'Escribir muestras',
    add: 'Añadir frase',
    addSubject: 'Añadir tema',
    addTip: 'Añadir consejo',
    up: 'Subir',
    down: 'Bajar',
    remove: 'Quitar',
    words: 'Palabras, separadas por comas',
    line: 'Línea',
    tipTitle: 'Título',
    tipText: 'Texto',
    list: 'Separados por comas',
    sections: {
      truths: { title: 'Verdades', hint: 'Ciertas para el oficio, nunca una promesa de una tienda.' },
      subjects: { title: 'Temas', hint: 'Líneas que encajan solo si la publicación habla de esto.' },
      invites: { title: 'Invitaciones', hint: 'Ofrecen ayuda. No venden.' },
      behind: { title: 'Entre bastidores', hint: 'El trabajo que no se ve, en presente.' },
      questions: { title: 'Preguntas', hint: 'De las que la gente contesta de verdad.' },
      tips: { title: 'Consejos', hint: 'Útiles, correctos y seguros.' },
      calls: {
        title: 'Llamadas a la acción',
        hint: 'Visitar, pedir, reservar o escribir. Sin enlaces ni precios.',
      },
      shortCalls: { title: 'Botones', hint: 'Lo mismo en dos o tres palabras.' },
      articles: { title: 'Titulares de artículos', hint: 'Para formatos largos.' },
      visuals: { title: 'Imágenes', hint: 'Fotos que quedarían bien, una frase cada una.' },
      hashtags: { title: 'Etiquetas', hint: 'Del oficio, sin #.' },
      emojis: { title: 'Emojis', hint: 'Que van con el oficio.' },
      names: {
        title: 'Nombres del oficio',
        hint: 'Lo delatan en un nombre o encargo. Singular y minúsculas.',
      },
      products: { title: 'Productos', hint: 'Lo que solo vende o hace este oficio. Singular y minúsculas.' },
    },
  },
}
