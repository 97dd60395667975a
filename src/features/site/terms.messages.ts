import { messages } from '#platform/messages.ts'

export const termsMessages = messages({
  en: {
    title: 'Terms',
    intro:
      'The rules for using CampAIgner on this installation. They are short, because there is not much to them.',
    short: [
      '- The software is free to use under the Apache-2.0 licence and comes without warranty.',
      '- What you put in stays yours.',
      '- The software itself charges nothing and asks for no card.',
      '- You can leave whenever you like, and take everything with you.',
    ].join('\n'),
    sections: {
      parties: {
        title: 'Who these terms are between',
        text: 'CampAIgner is software that anybody can run. These terms are between you and whoever runs the installation that you are using. If you run it yourself, only the licence concerns you.',
      },
      licence: {
        title: 'The licence, and no warranty',
        text: [
          'CampAIgner is licensed under the [Apache License 2.0](https://www.apache.org/licenses/LICENSE-2.0). You may use, copy, change and share it, for business too, as long as you keep its notices.',
          'It is provided as it is, without warranty of any kind. As far as the law allows, its authors are not liable for damage that comes from using it.',
        ].join('\n\n'),
      },
      account: {
        title: 'Your account',
        text: [
          '- Give your real name and an e-mail address that reaches you.',
          '- Keep your password to yourself. If you think that somebody knows it, change it and end the other sessions in [Settings](/settings).',
          '- You answer for what is done with your account, and for the people you invite into your workspace.',
          '- You need to be old enough to make a contract where you live, or act for a business that can.',
        ].join('\n'),
      },
      content: {
        title: 'Your content is yours',
        text: [
          'What you write, upload, import or have generated stays yours. You allow this installation to store it, to show it to the people in your workspace and to send it where you tell it to, and nothing more.',
          "Put in only what you have the right to use: texts and pictures, and your customers' details.",
          'Texts and pictures made by AI can be wrong. Read them before you publish them; what you publish is your responsibility.',
        ].join('\n\n'),
      },
      use: {
        title: 'Acceptable use',
        text: [
          'Please do not use CampAIgner to:',
          [
            '- break the law, deceive, threaten or harass anybody;',
            '- write to people who have not agreed to it, or who have asked you to stop;',
            "- break the rules of the networks you publish to, or infringe other people's rights;",
            "- spread malware, overload this installation, or try to get into other people's workspaces.",
          ].join('\n'),
          'Found a weakness? Tell us through the [contact form](/support), and give us time to mend it.',
        ].join('\n\n'),
      },
      connected: {
        title: 'Services you connect',
        text: 'Networks, AI providers, shop systems and mail servers have terms and prices of their own, and you deal with them yourself. They may change, refuse or switch off what CampAIgner uses; when that happens, CampAIgner tells you what went wrong.',
      },
      plans: {
        title: 'Trial, plans and prices',
        text: [
          'The plans and their prices are those on the [pricing page](/pricing). The free trial needs no credit card, and nothing is charged when it ends.',
          'The software itself charges nothing and never asks for card details. If the people who run this installation ask for money for a plan, they agree on it with you directly: what it costs, how you pay, and how you cancel.',
        ].join('\n\n'),
      },
      support: {
        title: 'Support and availability',
        text: [
          'Questions are answered within 24 hours, and within 2 hours for VIP customers; see [Support](/support).',
          'Nobody promises you that this installation is always there, unless you have agreed on that with the people who run it. Export your data from time to time.',
        ].join('\n\n'),
      },
      ending: {
        title: 'Ending',
        text: [
          'You can stop at any time: export your data and delete your account in [Settings](/settings). You owe nobody a reason.',
          'The people who run this installation may close an account that breaks these rules, or end the installation. They should tell you beforehand and leave you time to export your data, unless the law or the safety of others does not allow it.',
        ].join('\n\n'),
      },
      changes: {
        title: 'Changes',
        text: 'These terms come with the software and change with it; the date above says when they last did. If a change makes things worse for you, you can leave before it matters. Whoever runs this installation may agree on other terms with you; then those come first.',
      },
      law: {
        title: 'Law',
        text: [
          'The law of the place where the people who run this installation live, or have their business, applies. Rights that the law gives you as a consumer stay yours, whatever is written here. If one part of these terms does not hold, the rest does.',
          'Before it comes to a dispute, please write to us: [contact form](/support).',
        ].join('\n\n'),
      },
    },
  },
  es: {
    title: 'Condiciones',
    intro: 'Las reglas para usar CampAIgner en esta instalación. Son breves, porque no hay mucho que decir.',
    short: [
      '- El programa es de uso libre bajo la licencia Apache-2.0 y viene sin garantía.',
      '- Lo que introduces sigue siendo tuyo.',
      '- El programa en sí no cobra nada ni pide ninguna tarjeta.',
      '- Puedes irte cuando quieras y llevártelo todo.',
    ].join('\n'),
    sections: {
      parties: {
        title: 'Entre quiénes valen estas condiciones',
        text: 'CampAIgner es un programa que cualquiera puede instalar. Estas condiciones valen entre tú y quien gestiona la instalación que estás usando. Si la gestionas tú, solo te afecta la licencia.',
      },
      licence: {
        title: 'La licencia, y sin garantía',
        text: [
          'CampAIgner se distribuye bajo la [licencia Apache 2.0](https://www.apache.org/licenses/LICENSE-2.0). Puedes usarlo, copiarlo, cambiarlo y compartirlo, también en tu negocio, siempre que conserves sus avisos.',
          'Se ofrece tal cual, sin garantía de ningún tipo. En la medida en que la ley lo permite, sus autores no responden de los daños que resulten de su uso.',
        ].join('\n\n'),
      },
      account: {
        title: 'Tu cuenta',
        text: [
          '- Da tu nombre real y un correo electrónico en el que te podamos encontrar.',
          '- Guarda tu contraseña para ti. Si crees que alguien la conoce, cámbiala y cierra las demás sesiones en [Ajustes](/settings).',
          '- Respondes de lo que se hace con tu cuenta y de las personas que invitas a tu espacio de trabajo.',
          '- Tienes que tener edad para firmar un contrato donde vives, o actuar en nombre de un negocio que pueda hacerlo.',
        ].join('\n'),
      },
      content: {
        title: 'Tu contenido es tuyo',
        text: [
          'Lo que escribes, subes, importas o mandas generar sigue siendo tuyo. Permites que esta instalación lo guarde, lo muestre a las personas de tu espacio de trabajo y lo envíe adonde tú le digas, y nada más.',
          'Introduce solo lo que tengas derecho a usar: textos e imágenes, y los datos de tus clientes.',
          'Los textos y las imágenes hechos con IA pueden tener errores. Léelos antes de publicarlos; lo que publicas es responsabilidad tuya.',
        ].join('\n\n'),
      },
      use: {
        title: 'Uso aceptable',
        text: [
          'Por favor, no uses CampAIgner para:',
          [
            '- incumplir la ley, ni engañar, amenazar o acosar a nadie;',
            '- escribir a personas que no lo han aceptado o que te han pedido que pares;',
            '- saltarte las normas de las redes en las que publicas ni los derechos de otras personas;',
            '- difundir programas maliciosos, sobrecargar esta instalación o intentar entrar en espacios de trabajo ajenos.',
          ].join('\n'),
          '¿Has encontrado un punto débil? Cuéntanoslo por el [formulario de contacto](/support) y danos tiempo para arreglarlo.',
        ].join('\n\n'),
      },
      connected: {
        title: 'Servicios que conectas',
        text: 'Las redes, los proveedores de IA, los sistemas de la tienda y los servidores de correo tienen sus propias condiciones y precios, y la relación con ellos es tuya. Pueden cambiar, rechazar o desactivar lo que CampAIgner utiliza; cuando eso pasa, CampAIgner te dice qué ha fallado.',
      },
      plans: {
        title: 'Prueba, planes y precios',
        text: [
          'Los planes y sus precios son los de la [página de precios](/pricing). La prueba gratuita no necesita tarjeta de crédito, y al terminar no se cobra nada.',
          'El programa en sí no cobra nada y nunca pide los datos de una tarjeta. Si quienes gestionan esta instalación piden dinero por un plan, lo acuerdan contigo directamente: cuánto cuesta, cómo se paga y cómo se cancela.',
        ].join('\n\n'),
      },
      support: {
        title: 'Soporte y disponibilidad',
        text: [
          'Las preguntas se responden en 24 horas, y en 2 horas a los clientes VIP; mira [Ayuda y contacto](/support).',
          'Nadie te promete que esta instalación esté siempre disponible, salvo que lo hayas acordado con quienes la gestionan. Exporta tus datos de vez en cuando.',
        ].join('\n\n'),
      },
      ending: {
        title: 'Cómo termina',
        text: [
          'Puedes dejarlo en cualquier momento: exporta tus datos y elimina tu cuenta en [Ajustes](/settings). No tienes que dar explicaciones.',
          'Quienes gestionan esta instalación pueden cerrar una cuenta que incumpla estas reglas, o poner fin a la instalación. Deben avisarte antes y dejarte tiempo para exportar tus datos, salvo que la ley o la seguridad de otras personas no lo permita.',
        ].join('\n\n'),
      },
      changes: {
        title: 'Cambios',
        text: 'Estas condiciones vienen con el programa y cambian con él; la fecha de arriba dice cuándo lo hicieron por última vez. Si un cambio te perjudica, puedes irte antes de que te afecte. Quien gestiona esta instalación puede acordar otras condiciones contigo; entonces valen primero esas.',
      },
      law: {
        title: 'Ley',
        text: [
          'Se aplica la ley del lugar donde viven, o donde tienen su negocio, quienes gestionan esta instalación. Los derechos que la ley te da como consumidor siguen siendo tuyos, diga lo que diga esta página. Si una parte de estas condiciones no es válida, las demás lo siguen siendo.',
          'Antes de llegar a un conflicto, escríbenos, por favor: [formulario de contacto](/support).',
        ].join('\n\n'),
      },
    },
  },
})
