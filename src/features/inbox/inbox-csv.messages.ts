import { messages } from '#platform/messages.ts'

/** The words in an exported file. */
export const inboxCsvMessages = messages({
  en: {
    fileName: 'messages-{day}.csv',
    columns: {
      date: 'Date',
      time: 'Time ({place})',
      sender: 'From',
      platform: 'Platform',
      message: 'Message',
      priority: 'Priority',
      read: 'Read',
    },
    priorities: { low: 'Low', normal: 'Normal', high: 'High', urgent: 'Urgent' },
    read: { yes: 'Yes', no: 'Not yet' },
  },
  es: {
    fileName: 'mensajes-{day}.csv',
    columns: {
      date: 'Fecha',
      time: 'Hora ({place})',
      sender: 'De',
      platform: 'Plataforma',
      message: 'Mensaje',
      priority: 'Prioridad',
      read: 'Leído',
    },
    priorities: { low: 'Baja', normal: 'Normal', high: 'Alta', urgent: 'Urgente' },
    read: { yes: 'Sí', no: 'Aún no' },
  },
})
