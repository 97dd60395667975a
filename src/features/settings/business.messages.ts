import { messages } from '#platform/messages.ts'

export const businessMessages = messages({
  en: {
    title: 'Business details',
    description: 'They set the language of your texts, the money you count in and when your days begin.',
    fields: {
      name: 'Name of the business',
      industry: 'Industry',
      noIndustry: 'Not chosen',
      country: 'Country',
      countryPlaceholder: 'Type to search',
      locale: 'Language of the business',
      localeHint: 'For invitations and for what your customers read.',
      timeZone: 'Time zone',
      timeZoneHint: 'It is {time} there now.',
      zoneMoved:
        'Planned posts keep their moment: what was {before} in {from} is shown as {after} in {to}. Days of a plan that are not on the calendar yet keep their hour.',
      currency: 'Currency',
      currencyHint: 'Amounts are shown in it; they are not converted.',
      salesTarget: 'Monthly sales target',
      salesTargetHint: 'The dashboard measures your sales against it. Leave it empty for no target.',
      salesTargetPlaceholder: '5000',
    },
    readOnly: 'Only the owner and managers can change this.',
    loadFailed: 'The business details could not be loaded.',
  },
  es: {
    title: 'Datos del negocio',
    description: 'De ellos dependen el idioma de tus textos, tu moneda y cuándo empiezan tus días.',
    fields: {
      name: 'Nombre del negocio',
      industry: 'Sector',
      noIndustry: 'Sin elegir',
      country: 'País',
      countryPlaceholder: 'Escribe para buscar',
      locale: 'Idioma del negocio',
      localeHint: 'Para las invitaciones y para lo que leen tus clientes.',
      timeZone: 'Zona horaria',
      timeZoneHint: 'Hora actual allí: {time}.',
      zoneMoved:
        'Las publicaciones planificadas mantienen su momento: lo que eran las {before} en {from} se mostrará como las {after} en {to}. Los días de un plan que aún no están en el calendario mantienen su hora.',
      currency: 'Moneda',
      currencyHint: 'Los importes se muestran en ella; no se convierten.',
      salesTarget: 'Objetivo de ventas al mes',
      salesTargetHint: 'El panel compara con él tus ventas. Déjalo vacío si no quieres objetivo.',
      salesTargetPlaceholder: '5000',
    },
    readOnly: 'Solo el propietario y los encargados pueden cambiarlo.',
    loadFailed: 'No se han podido cargar los datos del negocio.',
  },
})
