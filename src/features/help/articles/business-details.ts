import { article } from '../article.ts'

export const businessDetails = article({
  id: 'business-details',
  topic: 'account',
  screens: ['/settings'],
  en: {
    title: 'Business details and the sections of Settings',
    summary:
      'Name, industry, country, language, time zone, currency and sales target of your shop. Times, amounts and holidays everywhere follow them.',
    words:
      'settings business name industry country timezone time zone currency target sections configuration options',
    body: [
      'In [Settings](/settings) you find:',
      {
        list: [
          '**Profile**: your name, picture, address, password and devices.',
          '**Business details**: what all of the shop shares. The **Time zone** decides when a day begins and when posts go out; the **Currency** is only shown, amounts are not converted.',
          '**People**, **Brands** and **Channels**: who works here, under which names, and where posts go.',
          '**AI provider** and **Mail server**: who writes your texts, and how mails leave.',
          '**Your plan** and **Data**: what you chose, demo data, export and deletion.',
        ],
      },
      'Owners and managers change the business; what is only for the owner says so.',
    ],
    questions: [
      {
        ask: 'How do I set the name of my business?',
        answer:
          'In Settings, under Business details. Everything your customers read uses it, and your first brand is renamed along unless you gave it a name of its own. Until you enter one, posts do without a name; your own never appears in them.',
      },
      {
        ask: 'How do I change the time zone?',
        answer:
          'In Settings, under Business details. Owners and managers can do it. Planned posts keep their moment: what was 10:00 AM in Madrid is then shown as 4:00 AM in New York. Days of a plan that are not on the calendar yet keep their hour. Your figures by day are recounted for the new zone; with a lot of sales or messages that takes a few minutes, and you see the progress in Settings, on the dashboard and in Analytics.',
      },
      {
        ask: 'How do I change the currency?',
        answer:
          'In Settings, under Business details. Amounts are shown in it; they are not converted. Choosing a country changes the currency along while you have no amounts yet; afterwards it is only offered. A currency without decimals is refused while there are invoices with cents.',
      },
    ],
  },
  es: {
    title: 'Datos del negocio y secciones de Ajustes',
    summary:
      'Nombre, sector, país, idioma, zona horaria, moneda y objetivo de ventas de tu negocio. Las horas, los importes y los festivos los siguen en todas partes.',
    words: 'ajustes negocio nombre sector país zona horaria moneda objetivo secciones configuración opciones',
    body: [
      'En [Ajustes](/settings) tienes:',
      {
        list: [
          '**Perfil**: tu nombre, foto, dirección, contraseña y dispositivos.',
          '**Datos del negocio**: lo que comparte todo el negocio. La **Zona horaria** decide cuándo empieza un día y cuándo salen las publicaciones; la **Moneda** solo se muestra, los importes no se convierten.',
          '**Personas**, **Marcas** y **Canales**: quién trabaja aquí, con qué nombres y adónde van las publicaciones.',
          '**Proveedor de IA** y **Servidor de correo**: quién escribe tus textos y cómo salen los correos.',
          '**Tu plan** y **Datos**: lo que elegiste, los datos de demostración, exportar y eliminar.',
        ],
      },
      'El negocio lo cambian propietarios y encargados; lo que es solo del propietario lo dice.',
    ],
    questions: [
      {
        ask: '¿Cómo pongo el nombre de mi negocio?',
        answer:
          'En Ajustes, en Datos del negocio. Lo usa todo lo que leen tus clientes, y tu primera marca cambia con él si no le has puesto otro nombre. Mientras no lo escribas, las publicaciones van sin nombre; el tuyo no aparece en ellas.',
      },
      {
        ask: '¿Cómo cambio la zona horaria?',
        answer:
          'En Ajustes, en Datos del negocio. Pueden hacerlo propietarios y encargados. Las publicaciones planificadas mantienen su momento: lo que eran las 10:00 en Madrid se muestra como las 4:00 en Nueva York. Los días de un plan que aún no están en el calendario mantienen su hora. Tus cifras por día se recalculan para la nueva zona; con muchas ventas o mensajes tarda unos minutos, y ves el progreso en Ajustes, en el panel y en Analítica.',
      },
      {
        ask: '¿Cómo cambio la moneda?',
        answer:
          'En Ajustes, en Datos del negocio. Los importes se muestran en ella; no se convierten. Al elegir un país, la moneda cambia con él mientras no tengas importes; después solo se te ofrece. Una moneda sin decimales no se acepta mientras haya facturas con céntimos.',
      },
    ],
  },
})
