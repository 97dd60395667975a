import { article } from '../article.ts'

export const languages = article({
  id: 'languages',
  topic: 'start',
  screens: ['/settings', '/spanish-preview'],
  en: {
    title: 'English and Spanish',
    summary:
      'The switch EN / ES at the top of every page changes the language at once, and your choice is remembered.',
    words: 'language translate translation spanish english idioma español change interface',
    body: [
      'There are three languages to choose, and they need not be the same:',
      {
        list: [
          'Yours: the switch at the top, or **Profile** in [Settings](/settings). It holds for the screens and for the mails and notices you get.',
          'Your business’s: **Language of the business** under **Business details**. It is used for invitations and for what your customers read.',
          'Each customer’s: **Language** in the customer’s details. Invoices are written in it.',
        ],
      },
      'Texts that are written for you follow the language in which you ask for them.',
    ],
    questions: [
      { ask: 'How do I change the language?', answer: 'With the switch EN / ES at the top of every page.' },
      {
        ask: 'Can an invoice be in another language than my screens?',
        answer: 'Yes. It follows the language that is set for the customer.',
      },
    ],
  },
  es: {
    title: 'Español e inglés',
    summary:
      'El selector EN / ES que hay arriba en todas las páginas cambia el idioma al momento, y tu elección se recuerda.',
    words: 'idioma lengua traducir traducción inglés español cambiar interfaz language',
    body: [
      'Hay tres idiomas que elegir, y no tienen por qué ser el mismo:',
      {
        list: [
          'El tuyo: el selector de arriba, o **Perfil** en [Ajustes](/settings). Vale para las pantallas y para los correos y avisos que recibes.',
          'El de tu negocio: **Idioma del negocio** en **Datos del negocio**. Se usa en las invitaciones y en lo que leen tus clientes.',
          'El de cada cliente: **Idioma** en sus datos. Las facturas se escriben en él.',
        ],
      },
      'Los textos que se escriben para ti siguen el idioma en que los pides.',
    ],
    questions: [
      {
        ask: '¿Cómo cambio el idioma?',
        answer: 'Con el selector EN / ES que hay arriba en todas las páginas.',
      },
      {
        ask: '¿Puede una factura estar en otro idioma que mis pantallas?',
        answer: 'Sí. Sigue el idioma que tiene puesto el cliente.',
      },
    ],
  },
})
