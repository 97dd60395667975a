import type { Locale } from '#platform/locale.ts'
import type { DemoBrand } from './demo-brands.ts'

export type DemoCustomer = {
  name: string
  company?: string
  language: Locale
  status: 'active' | 'inactive' | 'prospect'
  /** The key of a demo brand; most customers belong to no brand. */
  brand?: DemoBrand
  city: string
  notes?: string
}

const es = (name: string, city: string, rest: Partial<DemoCustomer> = {}): DemoCustomer => ({
  name,
  city,
  language: 'es',
  status: 'active',
  ...rest,
})
const en = (name: string, city: string, rest: Partial<DemoCustomer> = {}): DemoCustomer => ({
  ...es(name, city, rest),
  language: 'en',
})

/** The customers of the demo shop. Other demo parts refer to them by index: add at the end only. */
export const demoCustomers: readonly DemoCustomer[] = [
  es('Lucía Fernández', 'Madrid', { notes: 'Prefiere las mañanas. Alérgica al amoníaco.' }),
  en('Emily Carter', 'Valencia', { brand: 'salon' }),
  es('Javier Ortega', 'Madrid'),
  es('Carmen Ibáñez', 'Alcobendas', { brand: 'salon', notes: 'Viene cada seis semanas.' }),
  en('Thomas Reed', 'Madrid', { company: 'Reed & Partners', brand: 'cafe' }),
  es('Sofía Navarro', 'Getafe', { status: 'prospect' }),
  en('Grace Mitchell', 'Madrid'),
  es('Andrés Molina', 'Madrid', {
    company: 'Restaurante El Olivo',
    brand: 'cafe',
    notes: 'Encarga postres para los domingos.',
  }),
  es('Paula Giménez', 'Leganés'),
  en('Oliver Bennett', 'Segovia', { status: 'inactive' }),
  es('Elena Castro', 'Madrid', { brand: 'salon' }),
  en('Hannah Walsh', 'Madrid', { notes: 'Getting married in spring: bridal styling.' }),
  es('Miguel Ángel Prieto', 'Madrid', { company: 'Gestoría Prieto', brand: 'cafe' }),
  es('Rosa Delgado', 'Móstoles'),
  en('Charlotte Hughes', 'Madrid', { status: 'prospect', notes: 'Asked for a price for ten gift cards.' }),
  es('Íñigo Zabala', 'Madrid'),
  es('Nuria Campos', 'Madrid', { brand: 'salon' }),
  en('Daniel Foster', 'Toledo'),
  es('Beatriz Lozano', 'Madrid'),
  es('Álvaro Peña', 'Madrid', { company: 'Estudio Peña' }),
  en('Sophie Turner', 'Madrid', { brand: 'cafe' }),
  es('Marina Vidal', 'Madrid', { status: 'inactive' }),
  es('Raúl Esteban', 'Alcalá de Henares'),
  en('George Palmer', 'Madrid', { company: 'Palmer Language School' }),
  es('Teresa Aguilar', 'Madrid'),
  es('Hugo Santana', 'Madrid', { status: 'prospect' }),
  en('Amelia Brooks', 'Madrid', { brand: 'salon' }),
  es('Irene Cuesta', 'Madrid'),
  es('Fernando Rivas', 'Madrid', { company: 'Hotel Rivas', notes: 'Café para el desayuno, cada lunes.' }),
  en('Lily Morgan', 'Guadalajara'),
  es('Clara Bosch', 'Madrid'),
  es('Samuel Nieto', 'Madrid', { brand: 'cafe' }),
  en('Jack Sullivan', 'Madrid', { status: 'inactive' }),
  es('Pilar Romero', 'Madrid'),
  en('Naomi Price', 'Madrid', { company: 'Harbour Yoga', notes: 'Pays late; call before writing.' }),
  es('Adrián Soto', 'Madrid'),
]

export const demoCustomerKey = (place: number) => `customer ${place}`

/** Purchases are matched to a customer by this address. */
export function demoCustomerEmail(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '.')
  return `${plain}@shop.example`
}
