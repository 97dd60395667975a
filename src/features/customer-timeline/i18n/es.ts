import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const customerTimeline: Translation<typeof en.customerTimeline> = {
  title: 'Historial',
  label: 'Historial de {name}',
  loading: 'Cargando el historial',
  failed: 'No se ha podido cargar el historial.',
  empty: 'Aún no hay actividad con {name}.',
  emptyText:
    'Aquí aparecen mensajes, facturas y compras. Las compras se asocian por el correo electrónico del cliente.',
  more: 'Mostrar lo anterior',
  received: '{name} escribió por {platform}',
  sent: 'Respondido por {platform}',
  invoice: 'Factura {number} de {amount}',
  sale: 'Compra de {amount}',
  refunded: 'Reembolsado: {amount}',
  open: 'Abrir conversación',
  openAt: 'Abrir conversación: {time}',
}
