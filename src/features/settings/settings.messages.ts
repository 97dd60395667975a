import { messages } from '#platform/messages.ts'

export const settingsMessages = messages({
  en: {
    title: 'Settings',
    description: 'You, your business, and what CampAIgner works with.',
    navigation: 'Sections of the settings',
    choose: 'Section',
    loading: 'Loading the settings',
    sections: {
      profile: 'Profile',
      business: 'Business details',
      people: 'People',
      brands: 'Brands',
      channels: 'Channels',
      ai: 'AI provider',
      mail: 'Mail server',
      plan: 'Your plan',
      data: 'Data',
    },
    noRight: {
      title: 'This is for owners and managers.',
      text: 'Ask the owner of the workspace if something here has to change.',
    },
  },
  es: {
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
  },
})
