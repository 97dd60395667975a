import type { ArticleWording } from '#platform/help-article.ts'

export const inbox: ArticleWording = {
  title: 'Bandeja de entrada',
  summary:
    'Todos los mensajes que llegan a tus canales conectados, del más nuevo al más antiguo. Busca, filtra, pon prioridades, marca como leído y exporta.',
  words:
    'mensajes sin leer leídos buscar filtrar prioridad urgente importante exportar csv asignar cerrar tiempo de respuesta inbox conversación clientes directos mensaje viejo',
  phrasings: [
    'pasarle un mensaje a una compañera',
    'asignar un mensaje',
    'donde quedo un mensaje',
    'ver solo los urgentes',
    'no encuentro un mensaje',
    'bandeja de entrada',
    'donde veo los mensajes',
    'bandeja',
    'mensajes nuevos',
    'ordenar mensajes',
    'mensajes urgentes',
    'mensajes que no he leido',
    'ver los no leidos',
    'ver todos mis mensajes',
    'mensajes sin leer',
    'marcar como leido',
    'filtrar mensajes',
    'buscar una conversacion',
    'donde estan mis mensajes',
  ],
  body: [
    'El resumen de arriba muestra todos los mensajes, los que están sin leer, los urgentes y cuánto tardas de media en responder.',
    {
      list: [
        'La búsqueda encuentra nombres y palabras clave en los dos idiomas, con o sin acentos.',
        'Filtra por sin leer, importantes (prioridad alta o urgente), día, canal, persona asignada y conversaciones abiertas o cerradas.',
        'Haz clic en un mensaje sin leer para abrir su conversación y marcarlo como leído. **Marcar todo como leído** los marca todos.',
        'Cambia la prioridad de un mensaje en su menú: baja, normal, alta o urgente.',
        '**Exportar** guarda los mensajes filtrados como archivo CSV para una hoja de cálculo.',
      ],
    },
    'Los mensajes nuevos aparecen solos mientras la [Bandeja de entrada](/inbox) está abierta.',
  ],
  questions: [
    {
      ask: '¿Cómo marco todos los mensajes como leídos?',
      answer:
        'Pulsa «Marcar todo como leído» sobre la lista de la bandeja. Si hay una marca activa, solo se marcan los suyos.',
    },
    {
      ask: '¿Cómo cambio la prioridad de un mensaje?',
      answer: 'Abre el menú del mensaje en la lista y elige baja, normal, alta o urgente.',
    },
    {
      ask: '¿Por qué está vacía mi bandeja?',
      answer:
        'Aún no ha llegado ningún mensaje. Conecta un canal en Ajustes y verás aquí los mensajes que reciba.',
    },
  ],
}

export const inboxAnswers: ArticleWording = {
  title: 'Responder a un mensaje',
  summary:
    'Abre una conversación y escribe. Tu respuesta sale por el canal por el que llegó el mensaje. Algunas redes solo aceptan respuestas durante 24 horas.',
  words:
    'responder respuesta contestar guardadas plantillas predefinidas sugerencia nota asignar cerrar ventana 24 horas whatsapp messenger no entregado reintentar conversación respuestas rápidas',
  phrasings: [
    'se acabo el tiempo para responder',
    'ya no puedo contestar por whatsapp',
    'sugerir una respuesta',
    'contestar un comentario',
    'respuestas ya hechas',
    'que le contesto',
    'los clientes ven mis notas',
    'como respondo',
    'contestar por aqui',
    'no me deja contestar',
    'plazo para responder',
    'respuestas guardadas',
    'pasar un mensaje a un compañero',
    'quien ve mis notas',
    'notas internas',
    'responder un mensaje',
    'contestar a un cliente',
    'ya no puedo responder',
    'paso el tiempo para contestar',
    'respuesta sugerida',
    'adjuntar una foto a la respuesta',
  ],
  body: [
    {
      steps: [
        'Abre la [Bandeja de entrada](/inbox) y elige un mensaje.',
        'Escribe tu respuesta, o pulsa **Sugerir** y edita la sugerencia. Responde en el idioma del cliente y debajo ves en qué se basa: los mensajes, la ficha del cliente, un precio, una respuesta guardada. Nunca promete un reembolso, un precio o una hora que no esté en tus datos. No se envía nada hasta que pulses **Enviar**.',
        'Debajo de tu respuesta ves si se ha enviado o, si no, por qué.',
      ],
    },
    'Guarda las respuestas que usas a menudo para todo el equipo: abre **Respuestas guardadas** sobre el cuadro de texto, o pulsa / con el cuadro vacío. Escribe para encontrar una y pulsa Intro para insertarla donde está el cursor. {name} será el nombre del cliente y {business} el de tu negocio. Los miembros pueden editar las suyas; los encargados y propietarios, todas.',
    'Las notas se quedan en la conversación y solo las ve tu equipo. También puedes asignar una conversación, cerrarla y reabrirla, añadir como [cliente](/customers) a la persona que escribió o crear una [tarea](/team) que enlaza con la conversación.',
    'WhatsApp y Messenger permiten respuestas libres durante 24 horas desde el último mensaje del cliente. La conversación muestra hasta cuándo tienes tiempo. Después, podrás responder cuando el cliente vuelva a escribir.',
  ],
  questions: [
    {
      ask: '¿Por qué no puedo responder a este mensaje?',
      answer:
        'El motivo aparece sobre el cuadro de texto: han pasado las 24 horas, el canal ya no está conectado o la red no acepta respuestas desde otras aplicaciones.',
    },
    {
      ask: '¿Y si mi respuesta no ha llegado?',
      answer:
        'Si pone «No entregado», pulsa «Reintentar». Si pone «Sin confirmar», compruébalo antes en la aplicación de la red, para que no llegue dos veces.',
    },
    {
      ask: '¿Cómo guardo una respuesta que uso a menudo?',
      answer:
        'Abre **Respuestas guardadas** sobre el cuadro de texto y elige **Nueva respuesta guardada**. Lo que ya has escrito aparece en ella.',
    },
    { ask: '¿Puede mi cliente ver una nota?', answer: 'No. Solo tu equipo ve las notas.' },
  ],
}
