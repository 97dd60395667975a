import { messages } from '#platform/messages.ts'

export const privacyMessages = messages({
  en: {
    title: 'Privacy',
    intro: 'What this installation of CampAIgner keeps about you, where it is, and what you can do about it.',
    short: [
      '- Your data is in the database and the folder of whoever runs this installation, and nowhere else.',
      '- There is one cookie, which keeps you signed in. There are no trackers and no advertising.',
      '- Nothing leaves the installation but through what is connected to it: a network, an AI provider, a mail server.',
      '- You can take everything with you as a zip file, and delete your account and your workspace.',
    ].join('\n'),
    sections: {
      responsible: {
        title: 'Who is responsible',
        text: [
          'CampAIgner is software that anybody can run on a machine of their own. Whoever runs the installation that you are using is responsible for the data in it. The authors of the software cannot see that data.',
          'If you keep your own customers in CampAIgner, you in turn are responsible for what you store about them.',
          'You reach the people who run this installation through the [contact form](/support).',
        ].join('\n\n'),
      },
      stored: {
        title: 'What is stored',
        text: [
          [
            '- **Your account**: your name, your e-mail address, your language, your picture if you add one, and your password as a one-way hash that cannot be turned back into it.',
            '- **Your workspace**: the name of the business, its time zone, currency and settings, its brands, and its members with their roles.',
            '- **What you put in**: customers, invoices, notes, texts, pictures and other files, and whatever else you enter or import.',
            '- **Where you are signed in**: for each device its IP address, the name of its browser, when it signed in and when it was last seen. You find this list in [Settings](/settings) and can end any session there.',
            '- **What happened**: notifications, and a list of recent activity in your workspace.',
            '- **Your connections**: the accounts and keys of the services that you connect.',
            '- **What you write to us**: your name, e-mail address, company, message and language, when you use the contact form.',
          ].join('\n'),
          'So that nobody can guess passwords, attempts are counted under a fingerprint of the IP address, which is deleted within a day or so. Fingerprints of the addresses you sign in from are kept for 30 days, so that you still get in while others guess. The technical log holds errors, not what you write.',
        ].join('\n\n'),
      },
      browser: {
        title: 'Cookies and your browser',
        text: [
          'There is one cookie. Its name ends in `session`, it holds a random number that says that you are signed in, and no script can read it. It ends after 30 days, or when you log out. Visitors who do not sign in get no cookie at all.',
          "Your browser's local storage remembers choices, such as the language and the brand that you last worked with.",
          'That is all: no analytics, no advertising, no fonts or scripts from other sites. This is why no banner asks for your consent.',
        ].join('\n\n'),
      },
      where: {
        title: 'Where it is',
        text: 'In the database and the data folder of this installation, on a machine that the people who run it have chosen. They can tell you in which country it stands.',
      },
      protection: {
        title: 'How it is protected',
        text: [
          [
            '- Passwords are stored as Argon2id hashes, session cookies as SHA-256 hashes.',
            '- Keys and passwords of the services you connect are encrypted (AES-256-GCM) before they are stored, and are never shown again.',
            '- Each workspace sees its own data only, and its files have names that cannot be guessed.',
            '- Within a workspace, roles decide who may do what.',
          ].join('\n'),
          'The people who run this installation look after its machine, its encrypted connection (https) and its backups. They can reach its database, so they could read what is in it; they cannot read your password.',
        ].join('\n\n'),
      },
      leaves: {
        title: 'What leaves the installation',
        text: [
          'Only what goes to the services that you, or the people who run this installation, connect, and only what those need:',
          [
            '- **Networks and shop systems**: what you publish or answer goes to the network that you connected, and your sales and products come from the system that you connected. Their own rules apply there.',
            '- **AI provider**: when one is set, it gets what it is to write about, such as your description, the voice of your brand and your products. When none is set, nothing is sent.',
            '- **Mail server**: mails, such as invitations, links for a new password and what you write in the contact form, go out through the mail server that was set up for this installation or for your workspace.',
          ].join('\n'),
          'Nothing is sold, and nothing is reported to the authors of the software.',
        ].join('\n\n'),
      },
      time: {
        title: 'How long it is kept',
        text: [
          '- **Your account and your workspace**: until you delete them.',
          '- **Sessions**: 30 days from signing in, or until you log out. Expired ones are removed every night.',
          '- **Links for a new password**: one hour.',
          '- **Uploaded files that nothing uses**: about a day.',
          '- **Background work**, such as a mail to be sent: a few days once it is done. What failed waits for up to a year, so that it can be tried again.',
          '- **Messages from the contact form**: until the people who run this installation delete them. Those of members go with their workspace.',
        ].join('\n'),
      },
      backups: {
        title: 'Backups',
        text: 'The people who run this installation can make backups. A backup holds everything as it was at that moment, so what you delete stays in older backups until those are removed. How often backups are made and how long they are kept is their choice; ask them if it matters to you.',
      },
      rights: {
        title: 'Your rights',
        text: [
          [
            '- **See and correct**: you see and change your data in the product itself.',
            '- **Take it with you**: [Settings](/settings) exports everything in your workspace as a zip file.',
            '- **Delete**: in [Settings](/settings) you delete your account. If you own the workspace, you delete it there too, with all that is in it. There is no way back.',
            '- **Anything else**: write to us through the [contact form](/support), for example when you want what you wrote there deleted.',
          ].join('\n'),
          'The law where you live may give you more rights, such as a complaint to a data protection authority. This page takes none of them away.',
        ].join('\n\n'),
      },
      customers: {
        title: 'If you are a customer of a shop',
        text: 'A shop that uses CampAIgner may keep your name, how to reach you, your invoices and your messages here. The shop is responsible for that, so please ask the shop.',
      },
      changes: {
        title: 'Changes',
        text: 'This text comes with the software and changes with it; the date above says when it last did. If the people who run this installation have rules of their own, they have to tell you.',
      },
    },
  },
  es: {
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
  },
})
