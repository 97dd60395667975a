import type { ArticleWording } from '#platform/help-article.ts'

export const aiProvider: ArticleWording = {
  title: 'Conectar un proveedor de IA',
  summary:
    'OpenAI, Anthropic, Google o cualquier modelo compatible con OpenAI puede escribir para ti. Usas tu propia cuenta allí, a sus precios. Sin ninguno, escribe el redactor integrado.',
  words:
    'ia clave openai chatgpt anthropic claude google gemini ollama modelo local proveedor cuota rechazada api',
  phrasings: [
    'que hace la ia con mis datos',
    'usar mi propia ia',
    'conectar inteligencia artificial',
    'clave de gemini',
    'cuanto gasta la ia',
    'usar otra ia',
    'usar chat gpt',
    'conectar la ia',
    'usar chatgpt',
    'poner mi clave de openai',
    'usar mi propio modelo',
    'que ia usan',
    'se acabo la cuota de la ia',
    'modelo local',
  ],
  body: [
    {
      steps: [
        'Consigue una clave de API en tu cuenta del proveedor.',
        'Abre [Ajustes](/settings?section=ai), **Proveedor de IA**. Elige el proveedor y el modelo y escribe la clave. Para un modelo propio, escribe también su URL.',
        'Pulsa **Probar y guardar**. Primero pedimos al modelo una palabra. Si no responde, no se guarda nada.',
      ],
    },
    'La clave se guarda cifrada y no se vuelve a mostrar. Hasta que conectas un proveedor, no se envía nada tuyo a ninguna IA. **Desconectar** elimina la clave.',
    'El modelo escribe campañas, planes y el texto de las imágenes, sugiere respuestas en la bandeja y responde en el chat de ayuda.',
    'Revisamos cada texto que escribe: tiene que decir lo que pediste y no inventar precios, fechas, nombres ni premios. El que falla se escribe otra vez. Si vuelve a fallar, lo escribe el redactor integrado y lo verás indicado.',
    '**Consumo de IA** muestra los tokens que tu proveedor ha contado este mes. Con los precios de tu proveedor calculamos también el coste. En **Límite mensual (tokens)** pones un tope: al alcanzarlo, escribe el redactor integrado hasta el mes siguiente.',
  ],
  questions: [
    {
      ask: '¿Necesito una clave de IA?',
      answer:
        'No. Sin ella el redactor integrado escribe tus textos, y el chat de ayuda responde con las páginas de ayuda.',
    },
    {
      ask: '¿Por qué no aceptan mi clave de IA?',
      answer:
        'Cópiala de nuevo y comprueba que siga activa y tenga saldo. Al probarla verás el motivo exacto.',
    },
    {
      ask: '¿Cómo limito lo que gasto en IA?',
      answer:
        'En Ajustes, en el apartado del proveedor de IA, pon un límite mensual de tokens. Al alcanzarlo no se llama más al modelo: escribe el redactor integrado. El día 1 se empieza de cero.',
    },
    {
      ask: '¿Puedo usar un modelo en mi propio ordenador?',
      answer:
        'Sí. Si Ollama, LM Studio o llama.cpp funciona en la misma máquina que CampAIgner y tu administrador lo permite, el propietario lo ve en **Encontrado en este servidor** y lo conecta con un clic. Si no, elige «Otro, o un modelo propio» y escribe su URL. Si la URL es de una red privada, tiene que permitirlo tu administrador.',
    },
  ],
}

export const mailServer: ArticleWording = {
  title: 'Configurar un servidor de correo',
  summary:
    'Las invitaciones y los enlaces de contraseña se envían por un servidor de correo. Pon el tuyo en Ajustes; antes de guardar enviamos un correo de prueba.',
  words:
    'correo email smtp servidor puerto cifrado tls starttls remitente contraseña gmail outlook no se envía',
  phrasings: [
    'configurar smtp',
    'no sale ningun correo',
    'correo del negocio',
    'puerto del correo',
    'no se envian los correos',
    'ajustes smtp',
    'configurar el correo',
    'enviar con gmail',
    'no llegan las invitaciones',
  ],
  body: [
    {
      steps: [
        'Pregunta a tu proveedor de correo el servidor, el puerto y el cifrado. Suele ser STARTTLS en el puerto 587 o TLS en el 465.',
        'Abre [Ajustes](/settings?section=mail), **Servidor de correo**, y rellena el formulario. Algunos proveedores piden una contraseña de aplicación.',
        'Pulsa **Enviar prueba y guardar**. Si ese correo no se puede enviar, no se guarda nada.',
      ],
    },
    'Solo el propietario puede cambiarlo. Sin servidor de correo, todo lo demás funciona; los enlaces de invitación los compartes tú.',
  ],
  questions: [
    {
      ask: '¿Por qué no se envía el correo de prueba?',
      answer:
        'El mensaje dice qué ha fallado: la dirección, el acceso, el cifrado o el remitente. Gmail y otros piden una contraseña de aplicación.',
    },
    {
      ask: '¿Necesito un servidor de correo?',
      answer:
        'No. Sin él compartes tú los enlaces de invitación, y los de contraseña los crea tu administrador.',
    },
  ],
}
