import type * as en from './en.ts'

export const analyticsSamples: typeof en.analyticsSamples = {
  products: ['Corte y peinado', 'Color', 'Manicura', 'Champú reparador', 'Tarjeta regalo'],
  posts: ['Ya están aquí los colores de primavera', 'Así trabaja nuestro equipo', 'Dos por uno este jueves'],
}

export const goalSampleTitles: typeof en.goalSampleTitles = {
  weeklyRevenue: 'Ingresos de la semana',
  weeklyAnswers: 'Respuestas a clientes',
  monthlyRevenue: 'Ingresos del mes',
  appointments: 'Citas reservadas',
  monthlyCustomers: 'Caras nuevas',
  monthlyAnswers: 'Respuestas a clientes',
  quarterlyRevenue: 'Ingresos del trimestre',
  quarterlyCustomers: 'Caras nuevas',
}

export const demoGoalTitles: typeof en.demoGoalTitles = {
  revenue: 'Ventas del mes',
  appointments: 'Citas en la peluquería',
  conversations: 'Clientes atendidos',
  week: 'Una buena semana',
  customers: 'Clientes nuevos',
}
