import type { Locale } from '#platform/locale.ts'
import { demoCustomers } from '#server/demo/demo-customers.ts'
import type { InvoiceStatus } from '../invoices.contract.ts'
import { demoServices } from './words/index.ts'

type Service = keyof (typeof demoServices)[Locale]

/** In cents. */
const prices: Record<Service, number> = {
  cutAndColor: 8_900,
  officeCoffee: 16_800,
  manicure: 5_250,
  birthdayCake: 7_450,
  bridalStyling: 24_000,
  giftCards: 25_000,
  catering: 19_875,
  hairTreatment: 6_400,
  workshop: 32_000,
  massage: 6_500,
  homeProducts: 4_320,
}
const services = Object.keys(prices) as Service[]

const COUNT = 60
const DAYS_TO_PAY = 14

/** The overdue ones. */
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

/** Three months of invoices, about two every three days, oldest first. */
export const demoInvoices: readonly DemoInvoice[] = Array.from({ length: COUNT }, (_, place) => {
  const daysAgo = Math.round((COUNT - 1 - place) * 1.5)
  const customer = (place * 7) % demoCustomers.length
  const buyer = demoCustomers[customer]
  const service = services[(place * 3) % services.length]
  if (!buyer || !service) throw new Error('The demo invoices do not fit the demo customers.')
  return {
    number: `DEMO-${1001 + place}`,
    customer,
    customerName: buyer.name,
    amount: prices[service],
    description: demoServices[buyer.language][service],
    daysAgo,
    dueDaysAgo: daysAgo - DAYS_TO_PAY,
    status: statusOf(place, daysAgo),
  }
})
