import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const document: Translation<typeof en.document> = {
  contents: 'En esta página',
  short: 'En pocas palabras',
  updated: 'Última actualización:',
}

export const privacy: Translation<typeof en.privacy> = {
  title: 'Privacidad',
  intro: 'Qué guarda sobre ti esta instalación de CampAIgner, dónde está y qué puedes hacer al respecto.',
  short: [
    '- Tus datos están en la base de datos y en la carpeta de quien gestiona esta instalación, y en ningún otro sitio.',
    '- Hay una sola cookie, la que mantiene tu sesión abierta. No hay rastreadores ni publicidad.',
    '- De la instalación no sale nada más que por lo que se le conecta: una red, un proveedor de IA, un servidor de correo.',
    '- Puedes llevártelo todo en un archivo zip y eliminar tu cuenta y tu espacio de trabajo.',
  ].join('\n'),
  sections: {
    responsible: {
      title: 'Quién es responsable',
      text: [
        'CampAIgner es un programa que cualquiera puede instalar en su propia máquina. Quien gestiona la instalación que estás usando es responsable de los datos que hay en ella. Los autores del programa no pueden ver esos datos.',
        'Si guardas a tus propios clientes en CampAIgner, el responsable de lo que guardas sobre ellos eres tú.',
        'Para hablar con quienes gestionan esta instalación tienes el [formulario de contacto](/support).',
      ].join('\n\n'),
    },
    stored: {
      title: 'Qué se guarda',
      text: [
        [
          '- **Tu cuenta**: tu nombre, tu correo electrónico, tu idioma, tu foto si la añades, y tu contraseña como un resumen del que no se puede volver atrás.',
          '- **Tu espacio de trabajo**: el nombre del negocio, su zona horaria, moneda y ajustes, sus marcas, y sus miembros con sus roles.',
          '- **Lo que tú introduces**: clientes, facturas, notas, textos, imágenes y otros archivos, y todo lo demás que escribas o importes.',
          '- **Dónde tienes la sesión abierta**: de cada dispositivo, su dirección IP, el nombre de su navegador, cuándo entró y cuándo se usó por última vez. Tienes esta lista en [Ajustes](/settings) y allí puedes cerrar cualquier sesión.',
          '- **Lo que ha pasado**: las notificaciones y una lista de la actividad reciente de tu espacio de trabajo.',
          '- **Tus conexiones**: las cuentas y claves de los servicios que conectas.',
          '- **Lo que nos escribes**: tu nombre, correo electrónico, empresa, mensaje e idioma, cuando usas el formulario de contacto.',
        ].join('\n'),
        'Para que nadie pueda adivinar contraseñas, los intentos se cuentan con una huella de la dirección IP, que se borra más o menos en un día. Las huellas de las direcciones desde las que inicias sesión se guardan 30 días, para que puedas entrar aunque otros estén probando contraseñas. El registro técnico contiene errores, no lo que escribes.',
      ].join('\n\n'),
    },
    browser: {
      title: 'Cookies y tu navegador',
      text: [
        'Hay una sola cookie. Su nombre termina en `session`, contiene un número aleatorio que dice que has iniciado sesión, y ningún script puede leerla. Termina a los 30 días o cuando cierras la sesión. Quien visita la web sin iniciar sesión no recibe ninguna cookie.',
        'El almacenamiento local de tu navegador recuerda lo que eliges, como el idioma y la última marca con la que trabajaste.',
        'Eso es todo: sin analítica, sin publicidad, sin fuentes ni scripts de otros sitios. Por eso ningún aviso te pide consentimiento.',
      ].join('\n\n'),
    },
    where: {
      title: 'Dónde está',
      text: 'En la base de datos y en la carpeta de datos de esta instalación, en una máquina que han elegido quienes la gestionan. Ellos pueden decirte en qué país está.',
    },
    protection: {
      title: 'Cómo se protege',
      text: [
        [
          '- Las contraseñas se guardan como resúmenes Argon2id; las cookies de sesión, como resúmenes SHA-256.',
          '- Las claves y contraseñas de los servicios que conectas se cifran (AES-256-GCM) antes de guardarse y no se vuelven a mostrar.',
          '- Cada espacio de trabajo ve solo sus propios datos, y sus archivos tienen nombres que no se pueden adivinar.',
          '- Dentro de un espacio de trabajo, los roles deciden quién puede hacer qué.',
        ].join('\n'),
        'Quienes gestionan esta instalación se ocupan de su máquina, de su conexión cifrada (https) y de sus copias de seguridad. Tienen acceso a su base de datos, así que podrían leer lo que hay en ella; tu contraseña no pueden leerla.',
      ].join('\n\n'),
    },
    leaves: {
      title: 'Qué sale de la instalación',
      text: [
        'Solo lo que va a los servicios que conectáis tú o quienes gestionan esta instalación, y solo lo que estos necesitan:',
        [
          '- **Redes y sistemas de la tienda**: lo que publicas o respondes va a la red que has conectado, y tus ventas y productos vienen del sistema que has conectado. Allí valen sus propias normas.',
          '- **Proveedor de IA**: si hay uno configurado, recibe aquello sobre lo que tiene que escribir, como tu descripción, la voz de tu marca y tus productos. Si no lo hay, no se envía nada.',
          '- **Servidor de correo**: los correos, como las invitaciones, los enlaces para una contraseña nueva y lo que escribes en el formulario de contacto, salen por el servidor de correo configurado para esta instalación o para tu espacio de trabajo.',
        ].join('\n'),
        'No se vende nada, y no se comunica nada a los autores del programa.',
      ].join('\n\n'),
    },
    time: {
      title: 'Cuánto tiempo se guarda',
      text: [
        '- **Tu cuenta y tu espacio de trabajo**: hasta que los elimines.',
        '- **Sesiones**: 30 días desde que entras, o hasta que cierras la sesión. Las caducadas se borran cada noche.',
        '- **Enlaces para una contraseña nueva**: una hora.',
        '- **Archivos subidos que nada utiliza**: más o menos un día.',
        '- **Trabajo en segundo plano**, como un correo por enviar: unos días una vez hecho. Lo que ha fallado espera hasta un año, para poder intentarlo de nuevo.',
        '- **Mensajes del formulario de contacto**: hasta que los eliminen quienes gestionan esta instalación. Los de los miembros se van con su espacio de trabajo.',
      ].join('\n'),
    },
    backups: {
      title: 'Copias de seguridad',
      text: 'Quienes gestionan esta instalación pueden hacer copias de seguridad. Una copia contiene todo tal como estaba en ese momento, así que lo que eliminas sigue en las copias anteriores hasta que se borran. Con qué frecuencia se hacen y cuánto tiempo se conservan lo deciden ellos; pregúntales si es importante para ti.',
    },
    rights: {
      title: 'Tus derechos',
      text: [
        [
          '- **Ver y corregir**: ves y cambias tus datos en el propio producto.',
          '- **Llevártelos**: en [Ajustes](/settings) exportas todo lo que hay en tu espacio de trabajo como archivo zip.',
          '- **Eliminar**: en [Ajustes](/settings) eliminas tu cuenta. Si el espacio de trabajo es tuyo, allí lo eliminas también, con todo lo que contiene. No hay vuelta atrás.',
          '- **Todo lo demás**: escríbenos por el [formulario de contacto](/support), por ejemplo si quieres que se borre lo que escribiste en él.',
        ].join('\n'),
        'La ley del lugar donde vives puede darte más derechos, como reclamar ante una autoridad de protección de datos. Esta página no te quita ninguno.',
      ].join('\n\n'),
    },
    customers: {
      title: 'Si eres cliente de una tienda',
      text: 'Una tienda que usa CampAIgner puede guardar aquí tu nombre, cómo contactarte, tus facturas y tus mensajes. La responsable de eso es la tienda, así que pregúntale a ella.',
    },
    changes: {
      title: 'Cambios',
      text: 'Este texto viene con el programa y cambia con él; la fecha de arriba dice cuándo lo hizo por última vez. Si quienes gestionan esta instalación tienen normas propias, deben decírtelo.',
    },
  },
}

export const terms: Translation<typeof en.terms> = {
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
}
