import { messages } from '#platform/messages.ts'

export const supportMessages = messages({
  en: {
    title: 'Support',
    heading: 'How can we help?',
    intro:
      'Most questions are answered right here. For everything else, write to the people who run this installation.',
    toForm: 'Write to us',
    toHelp: 'All answers are in the help centre',
    times: {
      title: 'When you get an answer',
      standard: { name: 'Standard', time: 'within 24 hours' },
      vip: { name: 'VIP customers', time: 'within 2 hours' },
    },
    questions: {
      title: 'Common questions',
      signIn: {
        question: 'I cannot sign in, and no mail arrives',
        answer: [
          'With a mail server, [Forgotten password](/forgot-password) sends you a link to choose a new password. Look in the spam folder too.',
          'If this installation has no mail server, no mail can arrive. Then the people who run it create the link for you, with this command on its machine:',
          '`npm run reset-password -- you@example.com`',
          'The link works once, for one hour.',
        ].join('\n\n'),
      },
      data: {
        question: 'Where is my data?',
        answer:
          'In the database and the folder of this installation, on the machine of the people who run it, and nowhere else. [Privacy](/privacy) says what is stored, for how long, and what leaves the installation.',
      },
      demo: {
        question: 'How do I load or remove the demo data?',
        answer: [
          'The button **Load Demo Data** at the top of [Home](/home) and [Dashboard](/dashboard) fills your workspace with a sample shop, so that you can look around.',
          'You remove it in [Settings](/settings), under **Data**. Only the sample data goes; what you added yourself stays.',
        ].join('\n\n'),
      },
      people: {
        question: 'How do I invite people?',
        answer:
          'Owners and managers do it in [Settings](/settings), under **People**: choose a role, and give an e-mail address if you like. You get a link to hand over; with a mail server it is also sent by mail. The link works once.',
      },
      language: {
        question: 'How do I change the language?',
        answer:
          'With the switch **EN / ES** at the top of every page. The whole product follows at once, and your choice is remembered.',
      },
      leaving: {
        question: 'How do I export or delete my data?',
        answer: [
          '[Settings](/settings), under **Data**, exports everything in your workspace as a zip file.',
          'There you also delete your account and, if you own it, the whole workspace. That cannot be undone, so export first.',
        ].join('\n\n'),
      },
    },
    form: {
      title: 'Write to us',
      text: 'Your message goes to the people who run this installation.',
    },
  },
  es: {
    title: 'Ayuda y contacto',
    heading: '¿Cómo podemos ayudarte?',
    intro:
      'La mayoría de las preguntas tienen aquí su respuesta. Para todo lo demás, escribe a quienes gestionan esta instalación.',
    toForm: 'Escríbenos',
    toHelp: 'Todas las respuestas están en el centro de ayuda',
    times: {
      title: 'Cuándo recibes respuesta',
      standard: { name: 'Estándar', time: 'en 24 horas' },
      vip: { name: 'Clientes VIP', time: 'en 2 horas' },
    },
    questions: {
      title: 'Preguntas frecuentes',
      signIn: {
        question: 'No puedo entrar y no me llega ningún correo',
        answer: [
          'Con un servidor de correo, [Contraseña olvidada](/forgot-password) te envía un enlace para elegir una contraseña nueva. Mira también en la carpeta de correo no deseado.',
          'Si esta instalación no tiene servidor de correo, no puede llegar ninguno. Entonces quienes la gestionan te crean el enlace con este comando en su máquina:',
          '`npm run reset-password -- tu@ejemplo.com`',
          'El enlace funciona una sola vez, durante una hora.',
        ].join('\n\n'),
      },
      data: {
        question: '¿Dónde están mis datos?',
        answer:
          'En la base de datos y en la carpeta de esta instalación, en la máquina de quienes la gestionan, y en ningún otro sitio. [Privacidad](/privacy) dice qué se guarda, cuánto tiempo y qué sale de la instalación.',
      },
      demo: {
        question: '¿Cómo cargo o quito los datos de demostración?',
        answer: [
          'El botón **Cargar datos de demostración**, arriba en [Inicio](/home) y en [Panel](/dashboard), llena tu espacio de trabajo con una tienda de ejemplo para que puedas mirarlo todo.',
          'Los quitas en [Ajustes](/settings), en **Datos**. Solo se van los datos de ejemplo; lo que has añadido tú se queda.',
        ].join('\n\n'),
      },
      people: {
        question: '¿Cómo invito a otras personas?',
        answer:
          'Los propietarios y encargados lo hacen en [Ajustes](/settings), en **Personas**: elige un rol y, si quieres, da un correo electrónico. Recibes un enlace para entregarlo; con un servidor de correo también se envía por correo. El enlace funciona una sola vez.',
      },
      language: {
        question: '¿Cómo cambio el idioma?',
        answer:
          'Con el selector **EN / ES** que hay arriba en todas las páginas. Todo el producto cambia al momento, y tu elección se recuerda.',
      },
      leaving: {
        question: '¿Cómo exporto o elimino mis datos?',
        answer: [
          'En [Ajustes](/settings), en **Datos**, exportas todo lo que hay en tu espacio de trabajo como archivo zip.',
          'Allí eliminas también tu cuenta y, si es tuyo, el espacio de trabajo entero. No se puede deshacer, así que exporta antes.',
        ].join('\n\n'),
      },
    },
    form: {
      title: 'Escríbenos',
      text: 'Tu mensaje llega a quienes gestionan esta instalación.',
    },
  },
})
