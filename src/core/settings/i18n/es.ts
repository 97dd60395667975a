import type { Translation } from '#platform/messages.ts'
import type * as en from './en.ts'

export const aiSettings: Translation<typeof en.aiSettings> = {
  title: 'Proveedor de IA',
  description: 'La IA que escribe tus textos. Usas allí tu propia cuenta, con sus precios.',
  source: {
    workspace: 'Conectado: {provider}, modelo {model}.',
    installation:
      'Tu administrador ya ofrece el modelo {model}. Rellena el formulario solo si quieres usar el tuyo.',
    none: 'No hay ningún proveedor conectado. Hasta que conectes uno, no se envía nada tuyo a ninguna IA.',
  },
  tested: 'Última prueba: {when}.',
  lost: 'La clave guardada no se puede leer porque ha cambiado el secreto del servidor. Escríbela de nuevo.',
  fields: {
    provider: 'Proveedor',
    model: 'Modelo',
    modelHint: 'Tal como lo llama el proveedor, por ejemplo {example}.',
    baseUrl: 'URL del modelo',
    baseUrlPlaceholder: 'https://ia.example/v1',
    baseUrlHint: 'Una URL compatible con OpenAI. Suele terminar en /v1.',
    apiKey: 'Clave de API',
    keyHint: 'La encuentras en tu cuenta del proveedor. La guardamos cifrada y no la volvemos a mostrar.',
    keyOptional: 'Solo si el modelo la pide. La guardamos cifrada y no la volvemos a mostrar.',
    keyKept: 'Hay una clave guardada. Déjalo vacío para conservarla.',
    keyKeptHint: 'La clave guardada termina en {hint}. Déjalo vacío para conservarla.',
    show: 'Mostrar la clave',
    hide: 'Ocultar la clave',
  },
  save: 'Probar y guardar',
  saveHint: 'Primero pedimos al modelo una palabra. Si no responde, no se guarda nada.',
  saved: 'El modelo ha respondido. Guardado.',
  failed: 'Sin guardar: la prueba ha fallado',
  remove: {
    action: 'Desconectar',
    title: '¿Desconectar este proveedor de IA?',
    description: 'Eliminamos los ajustes y la clave. Los textos ya escritos se conservan.',
    toast: 'Proveedor de IA desconectado',
  },
  local: {
    title: 'Encontrado en este servidor',
    description:
      'Estos programas ejecutan modelos de IA en la misma máquina que CampAIgner. Nada sale de ella y no necesitas clave.',
    model: 'Modelo de {name}',
    use: 'Usar {name}',
    inUse: 'En uso',
    used: 'El modelo ha respondido. Ya escribe para ti.',
    failed: 'No se ha podido conectar el modelo',
    off: '¿Tienes Ollama, LM Studio o llama.cpp en la misma máquina que CampAIgner? Tu administrador puede permitir su uso con LOCAL_AI=on.',
  },
  usage: {
    title: 'Consumo de IA',
    description: 'Lo que ha contado tu proveedor de IA este mes. Vuelve a empezar el día 1 de cada mes.',
    tokens: 'Este mes: {count, plural, one {# token} other {# tokens}}.',
    cost: 'Unos {amount}.',
    atLimit:
      'El límite mensual está agotado. Hasta el mes que viene, el redactor integrado escribe tus textos.',
    limit: 'Límite mensual (tokens)',
    limitHint: 'Déjalo vacío para no poner límite. Al llegar a él, escribe el redactor integrado.',
    inputPrice: 'Precio por millón de tokens de entrada',
    outputPrice: 'Precio por millón de tokens de salida',
    priceHint: 'Solo para mostrarte el coste. Tu proveedor publica sus precios.',
    save: 'Guardar límite',
    saved: 'Guardado.',
    failed: 'No se ha podido guardar el límite',
    loadFailed: 'No se ha podido cargar el consumo de IA.',
  },
  loadFailed: 'No se ha podido cargar el proveedor de IA.',
}

export const industry: Translation<typeof en.industry> = {
  retail: 'Comercio y venta en línea',
  food: 'Alimentación y bebidas',
  beauty: 'Belleza y cosmética',
  fashion: 'Moda y ropa',
  health: 'Salud y deporte',
  technology: 'Tecnología',
  professional: 'Servicios profesionales',
  'real-estate': 'Inmobiliaria',
  travel: 'Viajes y turismo',
  education: 'Educación',
  other: 'Otro',
}

export const mailSettings: Translation<typeof en.mailSettings> = {
  title: 'Servidor de correo',
  description: 'Por él se envían las invitaciones, los mensajes a clientes y los enlaces de contraseña.',
  source: {
    workspace: 'Los correos se envían por {host} como {from}.',
    installation:
      'Los correos se envían por el servidor de correo de tu administrador. Rellena el formulario solo si quieres usar el tuyo.',
    none: 'Aún no hay servidor de correo, así que CampAIgner no puede enviar correos.',
  },
  tested: 'Última prueba: {when}.',
  lost: 'La contraseña guardada no se puede leer porque ha cambiado el secreto del servidor. Escríbela de nuevo.',
  ownerOnly: 'Solo el propietario puede cambiar el servidor de correo.',
  fields: {
    host: 'Servidor',
    hostPlaceholder: 'smtp.tuproveedor.com',
    usernameHint: 'Suele ser tu correo electrónico. Déjalo vacío si el servidor no pide acceso.',
    fromName: 'Nombre del remitente',
    fromEmail: 'Correo del remitente',
  },
  save: 'Enviar prueba y guardar',
  saveHint: 'Primero te enviamos un correo de prueba. Si no se puede enviar, no se guarda nada.',
  saved: 'Guardado. Hemos enviado un correo de prueba a {email}.',
  failed: 'Sin guardar: no se ha podido enviar el correo de prueba',
  test: 'Enviar correo de prueba',
  testSent: 'Correo de prueba enviado a {email}',
  testFailed: 'No se ha podido enviar el correo de prueba',
  remove: {
    action: 'Quitar el servidor',
    title: '¿Quitar este servidor de correo?',
    description: 'Eliminamos el servidor y su contraseña. Los correos ya enviados no se ven afectados.',
    toast: 'Servidor de correo quitado',
  },
  loadFailed: 'No se ha podido cargar el servidor de correo.',
  testMail: {
    subject: 'CampAIgner puede enviar correos',
    text: 'Hola:\n\nEste es un correo de prueba de tu servidor de correo en CampAIgner. Funciona.\n\nNo tienes que hacer nada.\n\nCampAIgner',
  },
}

export const recount: Translation<typeof en.recount> = {
  title: 'Estamos recalculando tus cifras para la nueva zona horaria… {percent}',
  detail: 'Puedes seguir trabajando. Hasta que termine, algunos días pueden variar en unas horas.',
}

export const settingsRules: Translation<typeof en.settingsRules> = {
  noModel: 'Escribe el nombre del modelo',
  noAddress: 'Escribe la URL del modelo, por ejemplo https://ai.example/v1',
  badKey: 'Una clave no lleva espacios ni caracteres especiales. Cópiala de nuevo',
  noHost: 'Escribe el servidor, por ejemplo smtp.tuproveedor.com',
  noPort: 'Escribe un puerto, normalmente 587 o 465',
  noName: 'Escribe un nombre para el remitente',
  oneLine: 'Escribe una sola línea de texto',
  noKey: 'Escribe la clave. La guardada solo vale para su proveedor y su URL',
  noPassword: 'Escribe la contraseña. La guardada solo vale para su servidor y su usuario',
  noZone: 'Elige una zona horaria de la lista',
  noCurrency: 'Elige una moneda de la lista',
  noCountry: 'Elige un país de la lista',
}

export const settingsErrors: Translation<typeof en.settingsErrors> = {
  ai_key_refused: 'El proveedor no ha aceptado la clave. Cópiala de nuevo y comprueba que siga activa.',
  ai_model_unknown: 'El proveedor no conoce este modelo. Revisa su nombre.',
  ai_unreachable: 'No hemos podido llegar a la URL del proveedor. Revísala e inténtalo de nuevo.',
  ai_too_slow:
    'El proveedor ha tardado demasiado en responder. Inténtalo de nuevo o elige un modelo más pequeño.',
  ai_quota: 'El proveedor dice que tu cuota está agotada. Revisa allí tu saldo y tus límites.',
  ai_refused: 'El proveedor ha rechazado la petición. Revisa el modelo y la clave.',
  ai_provider_failed: 'El proveedor tiene problemas en este momento. Inténtalo más tarde.',
  ai_unreadable: 'No reconocemos al proveedor de IA de esta URL. Revísala e inténtalo de nuevo.',
  ai_answer_unusable:
    'El modelo ha respondido, pero no de una forma que podamos usar. Inténtalo de nuevo o elige un modelo más grande.',
  mail_unreachable: 'No hemos podido llegar al servidor de correo. Revisa el servidor y el puerto.',
  mail_too_slow: 'El servidor de correo ha tardado demasiado en responder. Revisa el puerto y el cifrado.',
  mail_login_refused: 'El servidor de correo no ha aceptado el usuario y la contraseña.',
  mail_tls_failed: 'No hemos podido establecer una conexión segura. Revisa el cifrado y el puerto.',
  mail_sender_refused: 'El servidor de correo no acepta la dirección del remitente.',
  mail_recipient_refused: 'El servidor de correo se ha negado a entregar en tu propia dirección.',
  mail_refused: 'El servidor de correo no ha aceptado el mensaje. Revisa el puerto, el cifrado y el acceso.',
  mail_not_set: 'Aún no hay ningún servidor de correo, así que no se ha enviado nada.',
}
