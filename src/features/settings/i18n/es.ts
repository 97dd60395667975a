import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const business: Translation<typeof en.business> = {
  title: 'Datos del negocio',
  description: 'De ellos dependen el idioma de tus textos, tu moneda y cuándo empieza tu día.',
  fields: {
    name: 'Nombre del negocio',
    nameHint: 'Aparece en tus publicaciones, imágenes, correos y facturas.',
    postalAddress: 'Dirección postal',
    postalAddressHint: 'Aparece al pie de los correos a clientes, como pide la ley.',
    industry: 'Sector',
    noIndustry: 'Sin elegir',
    country: 'País',
    countryPlaceholder: 'Escribe para buscar',
    locale: 'Idioma del negocio',
    localeHint: 'Se usa en las invitaciones y en lo que leen tus clientes.',
    timeZone: 'Zona horaria',
    timeZoneHint: 'Hora actual allí: {time}.',
    zoneMoved:
      'Las publicaciones programadas se publican en el mismo momento: las {before} en {from} se mostrarán como las {after} en {to}. Los días de un plan que aún no están en el calendario mantienen su hora.',
    currency: 'Moneda',
    currencyHint: 'Los importes se muestran en esta moneda, sin convertirlos.',
    currencyMoved: 'Cambiada a {currency}, la moneda de tu país.',
    currencyOffer: '¿Cambiar la moneda a {currency}?',
    currencySwitch: 'Cambiar a {currency}',
    salesTarget: 'Objetivo de ventas al mes',
    salesTargetHint: 'El panel compara tus ventas con él. Déjalo vacío si no quieres objetivo.',
    salesTargetPlaceholder: '5000',
  },
  readOnly: 'Solo los propietarios y encargados pueden cambiarlo.',
  loadFailed: 'No se han podido cargar los datos del negocio.',
}

export const plan: Translation<typeof en.plan> = {
  title: 'Tu plan',
  own: 'CampAIgner funciona en tu propio servidor, así que nada está limitado ni se cobra. El plan es solo una nota de lo que elegiste.',
  current: 'Actual',
  currentIs: 'Plan actual: {plan}.',
  names: { starter: 'Inicial', professional: 'Profesional', business: 'Negocio', enterprise: 'Empresa' },
  field: 'Elige un plan',
  ownerOnly: 'Solo el propietario puede cambiar el plan.',
  changed: 'Plan guardado',
  failed: 'No se ha podido cambiar el plan',
  loadFailed: 'No se ha podido cargar el plan.',
  compare: {
    title: 'Qué incluye cada plan',
    description: 'Para el producto alojado. En tu propio servidor estos límites no se aplican.',
    label: 'Comparación de planes',
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
  description: 'Tu perfil, tu negocio y los servicios que conectas.',
  navigation: 'Secciones de Ajustes',
  choose: 'Sección',
  loading: 'Cargando los ajustes',
  sections: {
    profile: 'Perfil',
    notifications: 'Avisos',
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
    title: 'Solo para propietarios y encargados',
    text: 'Si hay que cambiar algo aquí, pídelo al propietario del espacio de trabajo.',
  },
}

export const settingsRules: Translation<typeof en.settingsRules> = {
  noName: 'Escribe el nombre de tu negocio',
  tooCoarse: 'Algunas facturas tienen decimales y esta moneda no los tiene. Cambia antes esos importes',
}

export const screenNames: Translation<typeof en.screenNames> = {
  '/settings': 'Ajustes',
}

export const palette: Translation<typeof en.palette> = {
  settings: 'preferencias opciones configuración',
  sections: {
    profile: 'nombre contraseña correo foto dispositivos cerrar sesión en todos',
    notifications: 'recordatorios correo campana móvil notificaciones',
    business: 'tienda dirección país moneda zona horaria sector impuestos horario',
    people: 'equipo miembros permisos invitaciones usuarios',
    brands: 'añadir una marca archivar local',
    channels: 'redes cuentas sociales instagram facebook conectar reconectar publicar',
    ai: 'openai anthropic google clave modelo ia',
    mail: 'smtp correo electrónico remitente',
    plan: 'precios suscripción ampliar límites',
    data: 'exportar eliminar espacio de trabajo cuenta ejemplo copia descargar',
  },
}
