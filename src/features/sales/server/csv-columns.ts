import { type SaleStatus, saleStatuses } from '#connectors/pos/sale-status.ts'
import { fold } from '#server/csv/cells.ts'
import { salesCsvMessages } from '../i18n/index.ts'

const { en, es } = salesCsvMessages
export type ProductColumn = keyof typeof en.products
export type SaleColumn = keyof typeof en.sales

/** By which headings a column is known: ours in both languages, and those of other programs. */
const recogniser = <Column extends string>(
  own: Record<Column, string>[],
  others: Record<Column, string[]>,
) => {
  const columns = Object.keys(others) as Column[]
  const known = new Map(
    columns.flatMap((column) =>
      [column, ...own.map((words) => words[column]), ...others[column]].map((text) => [fold(text), column]),
    ),
  )
  return (heading: string): Column | undefined => known.get(fold(heading))
}

export const productColumnOf = recogniser<ProductColumn>([en.products, es.products], {
  name: ['product', 'product name', 'item', 'title', 'producto', 'articulo'],
  sku: ['code', 'product code', 'item number', 'codigo', 'ref', 'variant sku'],
  category: ['type', 'product type', 'group', 'tipo', 'familia'],
  price: ['unit price', 'regular price', 'variant price', 'pvp', 'precio unitario'],
  currency: ['divisa'],
  stock: ['quantity', 'stock quantity', 'inventory', 'cantidad', 'stock actual', 'inventario'],
})

export const saleColumnOf = recogniser<SaleColumn>([en.sales, es.sales], {
  date: ['day', 'created', 'created at', 'transaction date', 'order date', 'dia', 'fecha de venta'],
  receipt: ['number', 'order', 'order number', 'transaction id', 'id', 'ticket', 'numero', 'pedido'],
  customer: ['customer name', 'name', 'buyer', 'nombre', 'comprador', 'nombre del cliente'],
  email: ['e-mail', 'customer email', 'correo', 'correo-e'],
  payment: ['payment method', 'method', 'forma de pago', 'metodo de pago'],
  product: ['item', 'description', 'product name', 'articulo', 'descripcion', 'concepto'],
  quantity: ['qty', 'units', 'unidades', 'uds'],
  total: ['amount', 'total amount', 'line total', 'gross sales', 'suma'],
  refunded: ['refund', 'amount refunded', 'refunded amount', 'devuelto', 'reembolso'],
  currency: ['divisa'],
  status: ['state', 'situacion'],
})

const statuses = new Map<string, SaleStatus>([
  ...saleStatuses.flatMap((status): [string, SaleStatus][] =>
    [status, en.statuses[status], es.statuses[status]].map((text) => [fold(text), status]),
  ),
  ['paid', 'completed'],
  ['complete', 'completed'],
  ['succeeded', 'completed'],
  ['pagada', 'completed'],
  ['pagado', 'completed'],
  ['completado', 'completed'],
  ['open', 'pending'],
  ['unpaid', 'pending'],
  ['refund', 'refunded'],
  ['reembolsado', 'refunded'],
  ['devuelta', 'refunded'],
  ['devuelto', 'refunded'],
  ['partially refunded', 'partially_refunded'],
  ['canceled', 'cancelled'],
  ['voided', 'cancelled'],
  ['cancelado', 'cancelled'],
  ['anulada', 'cancelled'],
  ['anulado', 'cancelled'],
])

export const statusOf = (word: string): SaleStatus | undefined => statuses.get(fold(word))
