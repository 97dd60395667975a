import { article } from '../article.ts'

export const dashboard = article({
  id: 'dashboard',
  topic: 'start',
  screens: ['/dashboard'],
  en: {
    title: 'The dashboard',
    summary:
      'The dashboard compares your sales, campaigns and messages of this week, this month or today with the period before.',
    words: 'overview sales card target period weekly monthly daily compare',
    body: [
      'Choose the period at the top: this week, this month or today. Every card follows.',
      {
        list: [
          'Sales: what your till took, compared with the period before, and how far you are towards your target.',
          'Campaigns: how many campaigns and posts there were.',
          'Inbox: the latest messages, with filters for unread and important ones.',
        ],
      },
      'Sales come from the tills you connect or the files you import under [Integrations](/integrations). You set the target as **Monthly sales target** in [Settings](/settings?section=business).',
    ],
    questions: [
      {
        ask: 'How do I change my monthly sales target?',
        answer: 'In Settings, under Business details. Leave it empty for no target.',
      },
      {
        ask: 'Why does the sales card show samples?',
        answer:
          'Because no sale has come in yet. Connect a till, or import your sales as CSV, under Integrations.',
      },
    ],
  },
  es: {
    title: 'El panel',
    summary:
      'El panel compara tus ventas, campañas y mensajes de esta semana, este mes u hoy con el periodo anterior.',
    words: 'resumen tarjeta de ventas objetivo periodo semanal mensual diario comparar dashboard',
    body: [
      'Elige el periodo arriba: esta semana, este mes u hoy. Todas las tarjetas lo siguen.',
      {
        list: [
          'Ventas: lo que ha entrado en tu caja, comparado con el periodo anterior, y cuánto llevas de tu objetivo.',
          'Campañas: cuántas campañas y publicaciones ha habido.',
          'Bandeja: los últimos mensajes, con filtros para los no leídos y los importantes.',
        ],
      },
      'Las ventas vienen de las cajas que conectas o de los archivos que importas en [Integraciones](/integrations). El objetivo se pone en **Objetivo de ventas al mes**, en [Ajustes](/settings?section=business).',
    ],
    questions: [
      {
        ask: '¿Cómo cambio mi objetivo de ventas del mes?',
        answer: 'En Ajustes, en Datos del negocio. Déjalo vacío si no quieres objetivo.',
      },
      {
        ask: '¿Por qué la tarjeta de ventas muestra ejemplos?',
        answer:
          'Porque aún no ha entrado ninguna venta. Conecta una caja o importa tus ventas como CSV en Integraciones.',
      },
    ],
  },
})
