import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const business: Translation<typeof en.business> = {
  title: 'Datos del negocio',
  description: 'De ellos dependen el idioma de tus textos, tu moneda y cuándo empiezan tus días.',
  fields: {
    name: 'Nombre del negocio',
    nameHint: 'Aparece en tus publicaciones, imágenes, correos y facturas.',
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
    currencyMoved: 'Cambiada a {currency}, la moneda de tu país.',
    currencyOffer: '¿Cambiar la moneda a {currency}?',
    currencySwitch: 'Cambiar a {currency}',
    salesTarget: 'Objetivo de ventas al mes',
    salesTargetHint: 'El panel compara con él tus ventas. Déjalo vacío si no quieres objetivo.',
    salesTargetPlaceholder: '5000',
  },
  readOnly: 'Solo el propietario y los encargados pueden cambiarlo.',
  loadFailed: 'No se han podido cargar los datos del negocio.',
}

export const plan: Translation<typeof en.plan> = {
  title: 'Tu plan',
  own: 'Esta es tu propia instalación: nada está limitado y no se cobra nada. El plan es solo una nota de lo que elegiste.',
  current: 'Actual',
  currentIs: 'Plan actual: {plan}.',
  names: { starter: 'Inicial', professional: 'Profesional', business: 'Negocio', enterprise: 'Empresa' },
  field: 'Elige un plan',
  ownerOnly: 'Solo el propietario puede elegir otro plan.',
  changed: 'Plan anotado',
  failed: 'No se ha cambiado el plan',
  loadFailed: 'No se ha podido cargar el plan.',
  compare: {
    title: 'Qué incluye cada plan',
    description: 'En el producto alojado. En tu propia instalación los límites no se aplican.',
    label: 'Comparación de los planes',
    what: 'Qué',
    yes: 'Incluido',
    no: 'No incluido',
  },
  rows: {
    platforms: 'Plataformas',
    campaigns: 'Campañas',
    brands: 'Marcas',
    support: 'Soporte',
    planner: 'Planificador mensual',
    inbox: 'Bandeja unificada',
    'advanced-analytics': 'Analítica avanzada',
    'brand-studio': 'Estudio de marca',
    'unlimited-team': 'Miembros del equipo sin límite',
    'white-label': 'Panel de marca blanca',
    reporting: 'Informes de negocio',
    'client-portals': 'Portales de acceso para clientes',
    'custom-branding': 'Imagen de marca propia',
    'custom-integrations': 'Integraciones a medida',
    sla: 'Garantía de servicio (SLA)',
  },
  allowance: { range: 'de {from, number} a más de {to, number}', 'by-agreement': 'A convenir' },
  support: { email: 'Por correo', priority: 'Prioritario', dedicated: 'Dedicado' },
}

export const settings: Translation<typeof en.settings> = {
  title: 'Ajustes',
  description: 'Tú, tu negocio y con qué trabaja CampAIgner.',
  navigation: 'Secciones de los ajustes',
  choose: 'Sección',
  loading: 'Cargando los ajustes',
  sections: {
    profile: 'Perfil',
    business: 'Datos del negocio',
    people: 'Personas',
    brands: 'Marcas',
    channels: 'Canales',
    ai: 'Proveedor de IA',
    mail: 'Servidor de correo',
    plan: 'Tu plan',
    data: 'Datos',
  },
  noRight: {
    title: 'Esto es para propietarios y encargados.',
    text: 'Si hay que cambiar algo aquí, pídelo al propietario del espacio de trabajo.',
  },
}

export const settingsRules: Translation<typeof en.settingsRules> = {
  noName: 'Escribe el nombre de tu negocio',
  tooCoarse: 'Algunas facturas tienen importes con decimales que esta moneda no tiene. Cámbialos primero',
}
