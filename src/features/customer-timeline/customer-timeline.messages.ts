import { messages } from '#platform/messages.ts'

export const customerTimelineMessages = messages({
  en: {
    title: 'Timeline',
    label: 'Timeline of {name}',
    loading: 'Loading the timeline',
    failed: 'The timeline could not be loaded.',
    empty: 'Nothing has happened with {name} yet.',
    emptyText:
      'Messages, invoices and purchases appear here. Purchases are found by the email address of the customer.',
    more: 'Show earlier entries',
    received: '{name} wrote on {platform}',
    sent: 'Answered on {platform}',
    invoice: 'Invoice {number} over {amount}',
    sale: 'Bought for {amount}',
    refunded: '{amount} given back',
    open: 'Open the conversation',
    openAt: 'Open the conversation of {time}',
  },
  es: {
    title: 'Historial',
    label: 'Historial de {name}',
    loading: 'Cargando el historial',
    failed: 'No se ha podido cargar el historial.',
    empty: 'Todavía no ha pasado nada con {name}.',
    emptyText:
      'Aquí aparecen mensajes, facturas y compras. Las compras se encuentran por el correo electrónico del cliente.',
    more: 'Mostrar lo anterior',
    received: '{name} escribió por {platform}',
    sent: 'Respondido por {platform}',
    invoice: 'Factura {number} de {amount}',
    sale: 'Compra de {amount}',
    refunded: 'Devuelto: {amount}',
    open: 'Abrir la conversación',
    openAt: 'Abrir la conversación: {time}',
  },
})
