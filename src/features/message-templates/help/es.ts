import type { ArticleWording } from '#platform/help-article.ts'

export const messageCampaigns: ArticleWording = {
  title: 'Enviar una campaña por WhatsApp',
  summary:
    'Una publicación de WhatsApp llega a cada cliente que aceptó recibir mensajes, una sola vez y desde el número de tu tienda. Meta aprueba antes el texto y cobra por cada mensaje.',
  words:
    'whatsapp plantilla plantillas aprobacion aprobado revision rechazado pausa meta mensaje mensajes telefono numero prefijo pais coste precio destinatarios permiso consentimiento masivo difusion nombre variable hueco baja parar',
  phrasings: [
    'enviar una campaña por whatsapp',
    'mandar un whatsapp a todos mis clientes',
    'conectar whatsapp',
    'enviar una plantilla de whatsapp',
    'por qué rechazaron mi plantilla',
    'cuánto tarda la aprobación de una plantilla',
    'poner el nombre del cliente en el mensaje',
    'cuánto cuesta un mensaje de whatsapp',
    'quién recibe el mensaje de whatsapp',
    'cliente sin prefijo de país',
    'enviarme un mensaje de prueba por whatsapp',
    'cómo dejan los clientes de recibir mensajes de whatsapp',
    'dónde llegan las respuestas de whatsapp',
    'han leído mi mensaje de whatsapp',
  ],
  body: [
    {
      steps: [
        'Conecta **WhatsApp** una vez: [Ajustes](/settings?section=channels), **Canales**. La página explica paso a paso qué hacer en Meta. Comprobamos allí los dos identificadores y el token antes de guardarlos.',
        'Anota qué [clientes](/customers) aceptaron recibir mensajes. Su teléfono necesita el prefijo del país, como +34; sin él no podemos saber de quién es.',
        'Añade la plataforma WhatsApp a una campaña y escribe la publicación. Pon {{first_name}} donde vaya el nombre del cliente.',
        'Pulsa **Enviar este texto como plantilla**. Meta lo revisa: tarda minutos, como mucho un día. **Buscar novedades** pregunta al momento. Nosotros miramos cada 15 minutos, y la campana te avisa cuando termina la revisión.',
        'Cuando ponga **Aprobado**, pulsa **Ver el mensaje** para verlo como un cliente, y **Enviarme una prueba** para recibirlo en tu teléfono. La red cobra la prueba; su botón para darse de baja no cambia nada.',
        'Publica o programa como siempre. **Destinatarios** dice a cuántos clientes llegará.',
      ],
    },
    'Si cambias el texto o la imagen después de la aprobación, envíalo otra vez. Para usar un texto que Meta ya aprobó, pulsa **Elegir un texto aprobado** e indica qué va en cada hueco.',
    'Meta cobra por cada mensaje según el país del cliente. En **Destinatarios** hay un enlace a sus precios. Pulsa **Poner tu precio** y te mostramos el total antes de enviar.',
    'A cada texto que envías desde aquí le añadimos un botón para darse de baja. Lleva a una página donde basta una pulsación para no recibir más mensajes. La gente también puede parar tu publicidad en el propio WhatsApp; entonces no volvemos a escribirle.',
    'Justo antes de cada mensaje comprobamos otra vez que el cliente sigue de acuerdo. Nadie recibe dos veces la misma publicación. Si la conexión se corta en mal momento, ese mensaje aparece como **Sin confirmar** y no se envía otra vez.',
    '**Enviados** significa que Meta aceptó el mensaje. Si al conectar pusiste la clave secreta de la app, ves también cuántos mensajes llegaron y cuántos se leyeron. Hay personas que ocultan que los leen.',
    'Con esa clave, las respuestas llegan a tu [bandeja](/inbox), donde puedes contestar con libertad durante 24 horas. Quien responda solo «Baja» no recibe más mensajes tuyos.',
  ],
  questions: [
    {
      ask: '¿Por qué rechazaron mi texto?',
      answer:
        'El motivo de Meta está junto a la publicación. A menudo el texto empieza o termina con una palabra que se rellena, promete demasiado o vende algo que Meta no permite. Cámbialo y envíalo otra vez.',
    },
    {
      ask: '¿Por qué un cliente no recibió el mensaje de WhatsApp?',
      answer:
        'Mira **Direcciones con problemas** debajo de la publicación. Puede que el número no tenga WhatsApp o que Meta retuviera el mensaje porque esa persona recibe mucha publicidad.',
    },
    {
      ask: '¿Puedo usar el número de la aplicación de WhatsApp de mi tienda?',
      answer:
        'No a la vez: un número que envía por la interfaz de Meta no puede usarse en la aplicación. Usa otro número o traslada este.',
    },
  ],
}
