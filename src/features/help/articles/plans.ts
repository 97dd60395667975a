import { article } from '../article.ts'

export const plans = article({
  id: 'plans',
  topic: 'account',
  screens: ['/pricing', '/settings'],
  en: {
    title: 'Plans and prices',
    summary:
      'On your own installation nothing is limited and nothing is charged. The plan in Settings is only a note of what you chose.',
    words:
      'plan price pricing cost free trial starter professional business enterprise limit subscription pay billing',
    body: [
      'The [pricing page](/pricing) shows the plans of the hosted product, with the platforms and campaigns each of them holds.',
      'Under **Your plan** in [Settings](/settings?section=plan) you see what each one holds and can note another one. Only the owner can. What a plan lists and the product does not have yet is marked **Not available yet**.',
    ],
    questions: [
      {
        ask: 'What does it cost?',
        answer:
          'Your own installation costs nothing and has no limits. The pricing page shows the plans of the hosted product.',
      },
      { ask: 'Am I limited to a number of campaigns?', answer: 'Not on your own installation.' },
    ],
  },
  es: {
    title: 'Planes y precios',
    summary:
      'En tu propia instalación nada está limitado y no se cobra nada. El plan de Ajustes solo apunta lo que elegiste.',
    words:
      'plan precio precios coste cuánto cuesta gratis prueba inicial profesional negocio empresa límite suscripción pagar',
    body: [
      'La [página de precios](/pricing) muestra los planes del producto alojado, con las plataformas y campañas de cada uno.',
      'En **Tu plan**, dentro de [Ajustes](/settings?section=plan), ves qué incluye cada uno y puedes apuntar otro. Solo puede el propietario. Lo que un plan incluye y el producto aún no tiene lleva la marca **Todavía no disponible**.',
    ],
    questions: [
      {
        ask: '¿Cuánto cuesta?',
        answer:
          'Tu propia instalación no cuesta nada y no tiene límites. La página de precios muestra los planes del producto alojado.',
      },
      { ask: '¿Tengo un límite de campañas?', answer: 'En tu propia instalación, no.' },
    ],
  },
})
