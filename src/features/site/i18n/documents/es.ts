import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const document: Translation<typeof en.document> = {
  contents: 'En esta página',
  short: 'En pocas palabras',
  updated: 'Última actualización:',
}

export const privacy: Translation<typeof en.privacy> = {
  title: 'Privacidad',
  intro: 'Qué guarda sobre ti este servidor de CampAIgner, dónde está y qué puedes hacer al respecto.',
  short: [
    '- Tus datos están en la base de datos y la carpeta de datos de este servidor, y en ningún otro sitio.',
    '- Las cookies mantienen tu sesión abierta y recuerdan dos cosas que eliges. No hay rastreadores ni publicidad.',
    '- De este servidor no sale nada, salvo a través de los servicios que se le conectan: una red, un proveedor de IA, un servidor de correo.',
    '- Puedes exportarlo todo en un archivo zip y eliminar tu cuenta y tu espacio de trabajo.',
  ].join('\n'),
  sections: {
    responsible: {
      title: 'Quién es responsable',
      text: [
        'CampAIgner es un programa que cualquiera puede instalar en su propio servidor. La persona u organización que gestiona el servidor que estás usando, en esta página «el administrador», es responsable de los datos que hay en él. Los autores del programa no pueden ver esos datos.',
        'Si guardas datos de tus propios clientes en CampAIgner, la responsabilidad sobre esos datos es tuya.',
        'Puedes contactar con el administrador por el [formulario de contacto](/support).',
      ].join('\n\n'),
    },
    stored: {
      title: 'Qué se guarda',
      text: [
        [
          '- **Tu cuenta**: tu nombre, tu correo electrónico, tu idioma, tu foto si la añades, y tu contraseña como un hash que no se puede revertir.',
          '- **Tu espacio de trabajo**: el nombre, la zona horaria, la moneda y los ajustes de tu negocio, tus marcas, y los miembros del equipo con sus roles.',
          '- **Lo que añades**: clientes, facturas, notas, textos, imágenes y otros archivos, y todo lo demás que escribas o importes.',
          '- **Dónde tienes la sesión abierta**: de cada dispositivo, su dirección IP, su navegador, cuándo inició sesión y cuándo se usó por última vez. En [Ajustes](/settings) puedes ver esta lista y cerrar cualquier sesión.',
          '- **Actividad**: las notificaciones y una lista de la actividad reciente de tu espacio de trabajo.',
          '- **Tus conexiones**: las cuentas y claves de los servicios que conectas.',
          '- **Clics en tus correos**: solo si lo activas, cuántas veces se abrió cada enlace de tus correos a clientes, pero no quién lo abrió ni desde dónde.',
          '- **Tus mensajes para nosotros**: tu nombre, correo electrónico, empresa, mensaje e idioma, cuando usas el formulario de contacto.',
        ].join('\n'),
        'Para que nadie pueda adivinar contraseñas, los intentos se cuentan con una huella de la dirección IP, que se elimina más o menos en un día. Las huellas de las direcciones desde las que inicias sesión se guardan 30 días, para que puedas seguir entrando aunque otros estén probando contraseñas. El registro técnico contiene errores, no lo que escribes.',
      ].join('\n\n'),
    },
    browser: {
      title: 'Cookies y tu navegador',
      text: [
        'Una cookie mantiene tu sesión abierta. Su nombre termina en `session`, contiene un número aleatorio que indica que has iniciado sesión, y ningún script puede leerla. Caduca a los 30 días o cuando cierras la sesión. Hay otras dos, que solo se guardan cuando eliges algo: `brand` es la última marca que elegiste y `campaigns.sort`, el orden de tus campañas. Duran un año, para que tus pantallas se abran como las dejaste. Quien visita la web sin iniciar sesión no recibe ninguna cookie.',
        'El almacenamiento local de tu navegador recuerda lo que eliges, como el idioma y la última marca con la que trabajaste.',
        'Eso es todo: sin analítica, sin publicidad, sin fuentes ni scripts de otros sitios. Por eso no hay ningún aviso de consentimiento.',
      ].join('\n\n'),
    },
    where: {
      title: 'Dónde se guarda',
      text: 'En la base de datos y la carpeta de datos de este servidor, en una máquina que ha elegido el administrador, que puede decirte en qué país está.',
    },
    protection: {
      title: 'Cómo se protege',
      text: [
        [
          '- Las contraseñas se guardan como hashes Argon2id; las cookies de sesión, como hashes SHA-256.',
          '- Las claves y contraseñas de los servicios que conectas se cifran (AES-256-GCM) antes de guardarse y no se vuelven a mostrar.',
          '- Cada espacio de trabajo ve solo sus propios datos, y sus archivos tienen nombres que no se pueden adivinar.',
          '- Dentro de un espacio de trabajo, los roles deciden quién puede hacer qué.',
        ].join('\n'),
        'El administrador se ocupa de la máquina, de su conexión cifrada (https) y de sus copias de seguridad. Tiene acceso a la base de datos y podría leer lo que hay en ella, pero no puede leer tu contraseña.',
      ].join('\n\n'),
    },
    leaves: {
      title: 'Qué sale de este servidor',
      text: [
        'Solo lo que va a los servicios que conectas tú o que conecta el administrador, y solo lo que estos necesitan:',
        [
          '- **Redes y sistemas de la tienda**: tus publicaciones y respuestas van a la red que has conectado, y tus ventas y productos vienen del sistema que has conectado. Allí se aplican sus propias normas.',
          '- **Proveedor de IA**: si hay uno configurado, recibe lo que necesita para escribir, como tu descripción, la voz de tu marca y tus productos. Si no lo hay, no se envía nada.',
          '- **Servidor de correo**: los correos, como las invitaciones, los enlaces para restablecer la contraseña y los mensajes del formulario de contacto, se envían por el servidor de correo que ha configurado el administrador o el de tu espacio de trabajo.',
        ].join('\n'),
        'No se vende nada, y no se comunica nada a los autores del programa.',
      ].join('\n\n'),
    },
    time: {
      title: 'Cuánto tiempo se guarda',
      text: [
        '- **Tu cuenta y tu espacio de trabajo**: hasta que los elimines.',
        '- **Sesiones**: 30 días desde que inicias sesión, o hasta que la cierras. Las caducadas se eliminan cada noche.',
        '- **Enlaces para restablecer la contraseña**: una hora.',
        '- **Archivos subidos sin usar**: más o menos un día.',
        '- **Trabajo en segundo plano**, como enviar un correo: unos días después de hacerse. Lo que ha fallado se guarda hasta un año, para poder reintentarlo.',
        '- **Mensajes del formulario de contacto**: hasta que los elimine el administrador. Los de los miembros del equipo se eliminan con su espacio de trabajo.',
      ].join('\n'),
    },
    backups: {
      title: 'Copias de seguridad',
      text: 'El administrador puede hacer copias de seguridad. Una copia contiene todo tal como estaba en ese momento, así que lo que eliminas sigue en las copias anteriores hasta que se eliminan. El administrador decide con qué frecuencia se hacen y cuánto tiempo se conservan; pregúntale si es importante para ti.',
    },
    rights: {
      title: 'Tus derechos',
      text: [
        [
          '- **Ver y corregir**: puedes ver y cambiar tus datos en el propio producto.',
          '- **Exportar**: en [Ajustes](/settings) puedes exportar todo lo que hay en tu espacio de trabajo en un archivo zip.',
          '- **Eliminar**: en [Ajustes](/settings) puedes eliminar tu cuenta. Si el espacio de trabajo es tuyo, allí puedes eliminarlo también, con todo lo que contiene. No se puede deshacer.',
          '- **Todo lo demás**: escríbenos por el [formulario de contacto](/support), por ejemplo si quieres que se elimine un mensaje que enviaste por él.',
        ].join('\n'),
        'La ley del lugar donde vives puede darte más derechos, como el de reclamar ante una autoridad de protección de datos. Esta página no te quita ninguno.',
      ].join('\n\n'),
    },
    customers: {
      title: 'Si eres cliente de una tienda',
      text: 'Una tienda que usa CampAIgner puede guardar aquí tu nombre, tus datos de contacto, tus facturas y tus mensajes. La responsable de esos datos es la tienda, así que contacta con ella.',
    },
    changes: {
      title: 'Cambios',
      text: 'Este texto forma parte del programa y cambia con él; la fecha de arriba indica cuándo cambió por última vez. Si el administrador tiene normas adicionales, debe informarte de ellas.',
    },
  },
}

export const terms: Translation<typeof en.terms> = {
  title: 'Condiciones',
  intro: 'Las reglas para usar CampAIgner en este servidor. Son breves a propósito.',
  short: [
    '- El programa es de uso libre bajo la licencia Apache-2.0 y viene sin garantía.',
    '- Tu contenido sigue siendo tuyo.',
    '- El programa en sí no cobra nada ni pide ninguna tarjeta.',
    '- Puedes irte en cualquier momento y llevártelo todo.',
  ].join('\n'),
  sections: {
    parties: {
      title: 'Entre quiénes se aplican estas condiciones',
      text: 'CampAIgner es un programa que cualquiera puede instalar. Estas condiciones se aplican entre tú y la persona u organización que gestiona el servidor que estás usando, en esta página «el administrador». Si lo gestionas tú, solo se te aplica la licencia.',
    },
    licence: {
      title: 'Licencia y garantía',
      text: [
        'CampAIgner se distribuye bajo la [licencia Apache 2.0](https://www.apache.org/licenses/LICENSE-2.0). Puedes usarlo, copiarlo, cambiarlo y compartirlo, también en tu negocio, siempre que conserves sus avisos.',
        'Se ofrece tal cual, sin garantía de ningún tipo. En la medida en que la ley lo permite, sus autores no se hacen responsables de los daños que resulten de su uso.',
      ].join('\n\n'),
    },
    account: {
      title: 'Tu cuenta',
      text: [
        '- Usa tu nombre real y un correo electrónico en el que te podamos localizar.',
        '- No compartas tu contraseña. Si crees que otra persona la conoce, cámbiala y cierra las demás sesiones en [Ajustes](/settings).',
        '- Eres responsable de lo que se hace con tu cuenta y de las personas que invitas a tu espacio de trabajo.',
        '- Debes tener edad para firmar un contrato donde vives, o actuar en nombre de un negocio que pueda hacerlo.',
      ].join('\n'),
    },
    content: {
      title: 'Tu contenido es tuyo',
      text: [
        'Lo que escribes, subes, importas o generas sigue siendo tuyo. Permites que este servidor lo guarde, lo muestre a las personas de tu espacio de trabajo y lo envíe adonde tú elijas, y nada más.',
        'Añade solo lo que tengas derecho a usar, incluidos los textos, las imágenes y los datos de tus clientes.',
        'Los textos y las imágenes generados con IA pueden tener errores. Revísalos antes de publicar; lo que publicas es responsabilidad tuya.',
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
          '- difundir programas maliciosos, sobrecargar este servidor o intentar entrar en espacios de trabajo ajenos.',
        ].join('\n'),
        '¿Has encontrado un problema de seguridad? Cuéntanoslo por el [formulario de contacto](/support) y danos tiempo para arreglarlo.',
      ].join('\n\n'),
    },
    connected: {
      title: 'Servicios que conectas',
      text: 'Las redes, los proveedores de IA, los sistemas de la tienda y los servidores de correo tienen sus propias condiciones y precios, y la relación con ellos es tuya. Pueden cambiar, rechazar o desactivar lo que CampAIgner utiliza; cuando eso pasa, CampAIgner te dice qué ha fallado.',
    },
    plans: {
      title: 'Prueba, planes y precios',
      text: [
        'Los planes y precios están en la [página de precios](/pricing). La prueba gratuita no necesita tarjeta de crédito, y al terminar no se cobra nada.',
        'El programa en sí no cobra nada y nunca pide los datos de una tarjeta. Si el administrador cobra por un plan, lo acuerdas directamente con él: cuánto cuesta, cómo se paga y cómo se cancela.',
      ].join('\n\n'),
    },
    support: {
      title: 'Soporte y disponibilidad',
      text: [
        'Las preguntas se responden en 24 horas, y en 2 horas a los clientes VIP; mira [Ayuda y contacto](/support).',
        'No se promete que este servidor esté siempre disponible, salvo que lo hayas acordado con el administrador. Exporta tus datos de vez en cuando.',
      ].join('\n\n'),
    },
    ending: {
      title: 'Cómo termina',
      text: [
        'Puedes dejarlo en cualquier momento: exporta tus datos y elimina tu cuenta en [Ajustes](/settings). No tienes que dar explicaciones.',
        'El administrador puede cerrar una cuenta que incumpla estas reglas o apagar el servidor. Debe avisarte antes y darte tiempo para exportar tus datos, salvo que la ley o la seguridad de otras personas no lo permita.',
      ].join('\n\n'),
    },
    changes: {
      title: 'Cambios',
      text: 'Estas condiciones forman parte del programa y cambian con él; la fecha de arriba indica cuándo cambiaron por última vez. Si un cambio te perjudica, puedes irte antes de que te afecte. El administrador puede acordar otras condiciones contigo; en ese caso, prevalecen esas.',
    },
    law: {
      title: 'Ley',
      text: [
        'Se aplica la ley del lugar donde el administrador vive o tiene su negocio. Los derechos que la ley te da como consumidor siguen siendo tuyos, diga lo que diga esta página. Si una parte de estas condiciones no es válida, las demás lo siguen siendo.',
        'Antes de llegar a un conflicto, escríbenos por el [formulario de contacto](/support).',
      ].join('\n\n'),
    },
  },
}
