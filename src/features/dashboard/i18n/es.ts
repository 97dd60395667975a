import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const dashboard: Translation<typeof en.dashboard> = {
  title: 'Panel',
  greeting: '¡Hola de nuevo, {name}!',
  someone: 'Usuario',
  intro: 'Tus ventas, publicaciones y mensajes de un vistazo.',
  loading: 'Cargando tu panel',
  failed: 'No se ha podido cargar tu panel.',
  periods: { label: 'Periodo', weekly: 'Esta semana', monthly: 'Este mes', daily: 'Hoy' },
  sales: {
    title: 'Ventas',
    note: 'datos de la caja conectada',
    target: 'Objetivo mensual: {amount}',
    done: '{percent, number}% completado',
    targetLabel: 'Ventas de este mes frente al objetivo',
    noTarget: 'Aún no hay objetivo de ventas al mes.',
    setTarget: 'Fijar objetivo',
    connect: 'Conecta tu caja para ver las tuyas',
    count: '{count, plural, =0 {Aún sin ventas} one {# venta} other {# ventas}}',
    soFar: {
      weekly: 'Lo que va de semana',
      monthly: 'Lo que va de mes',
      daily: 'Lo que va de día',
    },
    before: {
      weekly: 'La semana pasada a estas alturas',
      monthly: 'El mes pasado a estas alturas',
      daily: 'Ayer a esta hora',
    },
    nothingBefore: {
      weekly: 'La semana pasada a estas alturas no había ventas, así que aún no hay porcentaje.',
      monthly: 'El mes pasado a estas alturas no había ventas, así que aún no hay porcentaje.',
      daily: 'Ayer a esta hora no había ventas, así que aún no hay porcentaje.',
    },
  },
  chart: {
    byDay: 'Ventas por día',
    byHour: 'Ventas por hora',
    most: 'Máximo: {amount}',
    table: 'Mostrar como tabla',
    day: 'Día',
    hour: 'Hora ({place})',
    toCome: 'Por llegar',
    before: { weekly: 'La semana pasada', monthly: 'El mes pasado', daily: 'Ayer' },
  },
  campaigns: {
    title: 'Campañas',
    campaigns: '{count, plural, one {campaña} other {campañas}}',
    platforms: '{count, plural, one {plataforma} other {plataformas}}',
    onAverage: 'plataformas de media',
    posts: '{count, plural, one {publicación} other {publicaciones}}',
    times: 'por',
    makes: 'son',
    out: 'Publicadas {out, number} de {posts, number}',
    published: 'Publicadas',
    toCome: 'Próximas',
    nothing: {
      weekly: 'No hay nada planificado para esta semana.',
      monthly: 'No hay nada planificado para este mes.',
      daily: 'No hay nada planificado para hoy.',
    },
    create: 'Crear campaña',
    all: 'Todas las campañas',
  },
}

export const screenNames: Translation<typeof en.screenNames> = {
  '/dashboard': 'Panel',
}

export const palette: Translation<typeof en.palette> = {
  dashboard: 'resumen vista general inicio hoy',
}
