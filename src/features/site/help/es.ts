import type { ArticleWording } from '#platform/help-article.ts'

export const plans: ArticleWording = {
  title: 'Planes y precios',
  summary:
    'En tu propio servidor, CampAIgner es gratis y no tiene límites. El plan de Ajustes solo registra tu elección.',
  words:
    'plan precio precios coste cuánto cuesta gratis prueba inicial profesional negocio empresa límite suscripción pagar por mes mejorar',
  phrasings: [
    'que incluye si pago',
    'hay prueba gratis',
    'cancelar la suscripcion',
    'precios',
    'hay que pagar',
    'cuanto sale',
    'version gratis',
    'dar de baja el plan',
    'precio',
    'cuanto cuesta',
    'es gratis',
    'cancelar mi suscripcion',
    'mejorar mi plan',
    'pagar con tarjeta',
    'precio al mes',
  ],
  body: [
    'La [página de precios](/pricing) muestra los planes del producto alojado y cuántas plataformas y campañas incluye cada uno.',
    'En **Tu plan**, dentro de [Ajustes](/settings?section=plan), puedes comparar los planes. Solo el propietario puede elegir otro. Lo que aún está en desarrollo lleva la marca **Todavía no disponible**.',
  ],
  questions: [
    {
      ask: '¿Cuánto cuesta?',
      answer:
        'En tu propio servidor es gratis y no tiene límites. La página de precios muestra los planes del producto alojado.',
    },
    { ask: '¿Hay un límite de campañas?', answer: 'En tu propio servidor, no.' },
  ],
}
