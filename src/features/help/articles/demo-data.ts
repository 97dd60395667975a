import { article } from '../article.ts'

export const demoData = article({
  id: 'demo-data',
  topic: 'start',
  screens: ['/home', '/dashboard', '/settings'],
  en: {
    title: 'Demo data',
    summary:
      'Load Demo Data fills your workspace with a made-up shop, so that every screen has something to show. You remove it again in Settings; your own rows stay.',
    words: 'example test try sample shop remove delete clear fake',
    body: [
      {
        steps: [
          'Press **Load Demo Data** at the top of [Home](/home) or [Dashboard](/dashboard).',
          'Look around: people, customers, invoices, campaigns with results, plans and more are there, each marked **Demo**.',
          'To remove it, open [Settings](/settings?section=data), **Data**, and press **Remove demo data**.',
        ],
      },
      'Only owners and managers can do this. Loading twice adds nothing, and what the demo data brought is never sent to a network.',
    ],
    questions: [
      {
        ask: 'How do I remove the demo data?',
        answer: 'In Settings, under Data, with “Remove demo data”. Everything you added yourself stays.',
      },
      {
        ask: 'Is demo data published anywhere?',
        answer: 'No. A demo campaign goes out only when somebody sends it on purpose.',
      },
    ],
  },
  es: {
    title: 'Datos de demostración',
    summary:
      'Cargar datos de demostración llena tu espacio con una tienda inventada, para que cada pantalla tenga algo que enseñar. Los quitas en Ajustes; lo tuyo se queda.',
    words: 'ejemplo prueba probar tienda demo quitar borrar eliminar limpiar falso',
    body: [
      {
        steps: [
          'Pulsa **Cargar datos de demostración** arriba en [Inicio](/home) o en el [Panel](/dashboard).',
          'Mira lo que hay: personas, clientes, facturas, campañas con resultados, planes y más, con la marca **Demostración**.',
          'Para quitarlos, abre [Ajustes](/settings?section=data), **Datos**, y pulsa **Quitar los datos de demostración**.',
        ],
      },
      'Solo pueden hacerlo propietarios y encargados. Cargarlos dos veces no añade nada, y lo que traen nunca se envía a ninguna red.',
    ],
    questions: [
      {
        ask: '¿Cómo quito los datos de demostración?',
        answer:
          'En Ajustes, en Datos, con «Quitar los datos de demostración». Todo lo que añadiste tú se queda.',
      },
      {
        ask: '¿Los datos de demostración se publican en algún sitio?',
        answer: 'No. Una campaña de demostración solo sale si alguien la envía a propósito.',
      },
    ],
  },
})
