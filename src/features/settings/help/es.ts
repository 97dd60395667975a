import type { ArticleWording } from '#platform/help-article.ts'

export const languages: ArticleWording = {
  title: 'Español e inglés',
  summary:
    'Con el selector EN / ES, arriba en todas las páginas, cambias el idioma al momento. Recordamos tu elección.',
  words: 'idioma lengua traducir traducción inglés español cambiar interfaz language aplicación app habla',
  phrasings: [
    'me sale todo en ingles',
    'idioma',
    'esta en ingles y lo quiero en español',
    'traducir la app',
    'cambiar el idioma',
    'ponerlo en español',
    'pasarlo a ingles',
    'la aplicacion en otro idioma',
  ],
  body: [
    'Puedes elegir tres idiomas, y pueden ser distintos:',
    {
      list: [
        'El tuyo: el selector de arriba, o **Perfil** en [Ajustes](/settings). Vale para las pantallas y para los correos y notificaciones que recibes.',
        'El de tu negocio: **Idioma del negocio** en **Datos del negocio**. Se usa en las invitaciones y en lo que leen tus clientes.',
        'El de cada cliente: **Idioma** en sus datos. Sus facturas lo usan.',
      ],
    },
    'Los textos que se escriben para ti usan el idioma en que los pides.',
  ],
  questions: [
    {
      ask: '¿Cómo cambio el idioma?',
      answer: 'Con el selector EN / ES que hay arriba en todas las páginas.',
    },
    {
      ask: '¿Puede una factura estar en un idioma distinto al de mis pantallas?',
      answer: 'Sí. Usa el idioma del cliente.',
    },
  ],
}

export const businessDetails: ArticleWording = {
  title: 'Datos del negocio y otros ajustes',
  summary:
    'Nombre, sector, país, idioma, zona horaria, moneda y objetivo de ventas de tu negocio. Las horas, los importes y los festivos los siguen en todas partes.',
  words:
    'ajustes negocio nombre sector país zona horaria moneda objetivo secciones configuración opciones euros dólares pesos mudanza',
  phrasings: [
    'salen euros y no pesos',
    'esta mal la direccion de mi tienda',
    'uso pesos y sale en euros',
    'cambiar rubro',
    'cambiar datos del negocio',
    'nombre del local',
    'las horas estan mal',
    'precios en otra moneda',
    'cambiar el huso horario',
    'sale en dolares y uso otra moneda',
    'precios en euros',
    'cambiar el nombre de mi tienda',
    'zona horaria equivocada',
    'la hora sale mal',
    'cambiar la moneda',
    'cambiar el pais',
    'horario',
    'configuracion',
    'ajustes de la tienda',
    'cambiar mi direccion',
  ],
  body: [
    'En [Ajustes](/settings) tienes:',
    {
      list: [
        '**Perfil**: tu nombre, foto, correo, contraseña y dispositivos.',
        '**Datos del negocio**: lo que comparte todo el negocio. La **Zona horaria** decide cuándo empieza un día y cuándo se publica. La **Moneda** solo se muestra; los importes no se convierten.',
        '**Personas**, **Marcas** y **Canales**: quién trabaja aquí, con qué nombres y dónde publicas.',
        '**Proveedor de IA** y **Servidor de correo**: quién escribe tus textos y cómo se envían los correos.',
        '**Tu plan** y **Datos**: el plan que elegiste, los datos de demostración, exportar y eliminar.',
      ],
    },
    'Propietarios y encargados pueden editar los datos del negocio. Los ajustes que solo puede cambiar el propietario lo indican.',
  ],
  questions: [
    {
      ask: '¿Cómo pongo el nombre de mi negocio?',
      answer:
        'En Ajustes, en Datos del negocio. Aparece en todo lo que leen tus clientes, y tu primera marca cambia con él si no le has puesto otro nombre. Mientras no lo escribas, las publicaciones van sin nombre; tu nombre personal nunca aparece en ellas.',
    },
    {
      ask: '¿Cómo cambio la zona horaria?',
      answer:
        'En Ajustes, en Datos del negocio. Pueden hacerlo propietarios y encargados. Las publicaciones programadas se publican en el mismo momento: las 10:00 en Madrid se muestran como las 4:00 en Nueva York. Los días de un plan que aún no están en el calendario mantienen su hora. Tus cifras por día se recalculan para la nueva zona horaria. Con muchas ventas o mensajes tarda unos minutos; ves el progreso en Ajustes, en el panel y en Analítica.',
    },
    {
      ask: '¿Cómo cambio la moneda?',
      answer:
        'En Ajustes, en Datos del negocio. Los importes se muestran en la moneda nueva, sin convertirlos. Si aún no tienes importes, al elegir un país cambia también la moneda; si los tienes, solo te la sugerimos. No puedes elegir una moneda sin decimales mientras haya facturas con céntimos.',
    },
  ],
}
