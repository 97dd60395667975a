import { demoCustomers } from '#server/demo/demo-customers.ts'
import type { InvoiceStatus } from '../invoices.contract.ts'

const services = [
  { en: 'Cut and colour', es: 'Corte y color', cents: 8_900 },
  { en: 'Coffee for the office, four weeks', es: 'Café para la oficina, cuatro semanas', cents: 16_800 },
  { en: 'Manicure and pedicure', es: 'Manicura y pedicura', cents: 5_250 },
  { en: 'Birthday cake for twenty', es: 'Tarta de cumpleaños para veinte', cents: 7_450 },
  { en: 'Bridal styling', es: 'Peinado de novia', cents: 24_000 },
  { en: 'Gift cards, five', es: 'Cinco tarjetas regalo', cents: 25_000 },
  { en: 'Breakfast catering for fifteen', es: 'Catering de desayuno para quince', cents: 19_875 },
  { en: 'Hair treatment', es: 'Tratamiento capilar', cents: 6_400 },
  { en: 'Barista workshop', es: 'Taller de barista', cents: 32_000 },
  { en: 'Massage, sixty minutes', es: 'Masaje de sesenta minutos', cents: 6_500 },
  { en: 'Products for home', es: 'Productos para casa', cents: 4_320 },
] as const

const COUNT = 60
const DAYS_TO_PAY = 14

/** Those who have not paid though their day has passed. */
const late = new Set([37, 41, 46])

export type DemoInvoice = {
  number: string
  customer: number
  customerName: string
  amount: number
  description: string
  daysAgo: number
  dueDaysAgo: number
  status: InvoiceStatus
}

function statusOf(place: number, daysAgo: number): InvoiceStatus {
  if (late.has(place)) return 'pending'
  if (place % 17 === 5) return 'cancelled'
  return daysAgo > DAYS_TO_PAY || place % 3 === 0 ? 'paid' : 'pending'
}

/** Three months of invoices, about two every three days, the oldest first. */
export const demoInvoices: readonly DemoInvoice[] = Array.from({ length: COUNT }, (_, place) => {
  const daysAgo = Math.round((COUNT - 1 - place) * 1.5)
  const customer = (place * 7) % demoCustomers.length
  const buyer = demoCustomers[customer]
  const service = services[(place * 3) % services.length]
  if (!buyer || !service) throw new Error('The made-up invoices do not fit the made-up customers.')
  return {
    number: `DEMO-${1001 + place}`,
    customer,
    customerName: buyer.name,
    amount: service.cents,
    description: service[buyer.language],
    daysAgo,
    dueDaysAgo: daysAgo - DAYS_TO_PAY,
    status: statusOf(place, daysAgo),
  }
})
