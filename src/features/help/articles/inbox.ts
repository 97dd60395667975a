import { article } from '../article.ts'

export const inbox = article({
  id: 'inbox',
  topic: 'people',
  screens: ['/inbox', '/dashboard'],
  en: {
    title: 'The inbox',
    summary:
      'Everything people write to your connected channels arrives here, newest first. Search it, filter it, mark it as read, set priorities and export it.',
    words:
      'messages unread read search filter priority urgent important export csv assign close tiles response time',
    body: [
      'The four tiles count all messages, unread ones, urgent ones, and how long people wait for an answer on average.',
      {
        list: [
          'Search finds names and words in both languages; accents do not matter.',
          'Filters: unread, important (that is high and urgent), a day, a channel, who has taken it, and open or closed conversations.',
          'A click on an unread message opens its conversation and marks it as read. The button above the list marks everything as read.',
          'The menu of a message sets its priority: low, normal, high or urgent.',
          'Export saves what the filters leave as a CSV file for a spreadsheet.',
        ],
      },
      'New messages appear by themselves while the [Inbox](/inbox) is open.',
    ],
    questions: [
      {
        ask: 'How do I mark all messages as read?',
        answer:
          'With the button above the list of messages in the inbox. If a brand is active, only its messages are marked.',
      },
      {
        ask: 'How do I change the priority of a message?',
        answer: 'Open the menu of the message in the list and choose low, normal, high or urgent.',
      },
      {
        ask: 'Why is my inbox empty?',
        answer:
          'No message has come in yet. Connect a channel in Settings; what people write to it then arrives here.',
      },
    ],
  },
  es: {
    title: 'La bandeja de entrada',
    summary:
      'Todo lo que la gente escribe a tus canales conectados llega aquí, lo más nuevo primero. Busca, filtra, marca como leído, pon prioridades y exporta.',
    words:
      'mensajes sin leer leídos buscar filtrar prioridad urgente importante exportar csv asignar cerrar tiempo de respuesta inbox',
    body: [
      'Las cuatro casillas cuentan todos los mensajes, los no leídos, los urgentes y cuánto espera la gente de media.',
      {
        list: [
          'La búsqueda encuentra nombres y palabras en los dos idiomas; los acentos dan igual.',
          'Filtros: sin leer, importantes (los de prioridad alta y urgente), un día, un canal, quién lo lleva, y conversaciones abiertas o cerradas.',
          'Un clic en un mensaje sin leer abre su conversación y lo marca como leído. El botón sobre la lista lo marca todo como leído.',
          'El menú de un mensaje pone su prioridad: baja, normal, alta o urgente.',
          'Exportar guarda lo que dejan los filtros como archivo CSV para una hoja de cálculo.',
        ],
      },
      'Los mensajes nuevos aparecen solos mientras la [Bandeja de entrada](/inbox) está abierta.',
    ],
    questions: [
      {
        ask: '¿Cómo marco todos los mensajes como leídos?',
        answer:
          'Con el botón que hay sobre la lista de mensajes en la bandeja. Si hay una marca activa, solo se marcan los suyos.',
      },
      {
        ask: '¿Cómo cambio la prioridad de un mensaje?',
        answer: 'Abre el menú del mensaje en la lista y elige baja, normal, alta o urgente.',
      },
      {
        ask: '¿Por qué está vacía mi bandeja?',
        answer:
          'Aún no ha llegado ningún mensaje. Conecta un canal en Ajustes; lo que le escriban llegará aquí.',
      },
    ],
  },
})
