import type { ArticleWording } from '#platform/help-article.ts'

export const dashboard: ArticleWording = {
  title: 'El panel',
  summary:
    'El panel compara tus ventas, campañas y mensajes de esta semana, este mes u hoy con el periodo anterior.',
  words: 'resumen tarjeta de ventas objetivo periodo semanal mensual diario comparar dashboard',
  phrasings: [
    'donde veo mis ventas',
    'cuanto llevo vendido este mes',
    'un numero del panel no cuadra',
    'el panel esta mal',
    'cuanto vendi hoy',
    'cuanto vendi esta semana',
    'panel de ventas',
    'resumen del mes',
    'ver las ventas de hoy',
    'ventas de esta semana comparadas',
    'cambiar el objetivo de ventas',
    'como voy este mes',
  ],
  body: [
    'Elige el periodo arriba: esta semana, este mes u hoy. Todas las tarjetas se actualizan.',
    {
      list: [
        'Ventas: tus ventas comparadas con el periodo anterior, y cuánto llevas de tu objetivo.',
        'Campañas: cuántas campañas y publicaciones hay en ese periodo.',
        'Bandeja: tus últimos mensajes, con filtros para los no leídos y los importantes.',
      ],
    },
    'Las ventas vienen de la caja que conectas o de los archivos que importas en [Integraciones](/integrations). Fija tu meta en **Objetivo de ventas al mes**, en [Ajustes](/settings?section=business).',
  ],
  questions: [
    {
      ask: '¿Cómo cambio mi objetivo de ventas del mes?',
      answer: 'En Ajustes, en Datos del negocio. Déjalo vacío si no quieres objetivo.',
    },
    {
      ask: '¿Por qué la tarjeta de ventas muestra datos de ejemplo?',
      answer:
        'Porque aún no hay ventas. Conecta una caja en Integraciones o importa allí tus ventas en un archivo CSV.',
    },
  ],
}
