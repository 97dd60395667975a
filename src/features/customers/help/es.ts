import type { ArticleWording } from '#platform/help-article.ts'

export const customers: ArticleWording = {
  title: 'Clientes: añadir, importar y exportar',
  summary:
    'Guarda los datos, las notas y las facturas de tus clientes en un solo sitio. Añádelos uno a uno o importa una lista desde un archivo CSV.',
  words:
    'cliente contacto lista crm csv hoja de cálculo excel importar exportar eliminar borrar notas potencial subir apuntar datos personales rgpd líneas omitidas',
  phrasings: [
    'subir muchos clientes',
    'meter muchos clientes de golpe',
    'lista de mis clientes',
    'donde apunto un cumpleaños',
    'agregar una clienta',
    'una clienta quiere que borre sus datos',
    'clientela',
    'guardar datos de un cliente',
    'cargar clientes desde excel',
    'sacar un listado de clientes',
    'exportar clientes',
    'clientes repetidos',
    'eliminar un cliente',
    'ficha de un cliente',
    'agregar un cliente',
    'importar una lista de clientes',
    'descargar mis clientes',
    'borrar un cliente',
    'notas de un cliente',
    'cambiar el telefono de un cliente',
    'cumpleaños de un cliente',
  ],
  body: [
    {
      steps: [
        'Abre [Clientes](/customers) y pulsa **Añadir cliente**. Solo el nombre es obligatorio.',
        'Para añadir una lista entera, pulsa **Importar**. **Descargar archivo de ejemplo** muestra las columnas; la primera línea de tu archivo debe nombrarlas.',
        'Elige tu archivo CSV, de hasta 5 MB y 10.000 clientes, y pulsa **Importar clientes**.',
        'El informe muestra si cada línea se ha importado, omitido o rechazado, y por qué.',
      ],
    },
    'Los clientes cuyo correo ya tienes se omiten, así no hay duplicados. **Exportar** guarda la lista como un archivo CSV que puedes abrir sin riesgo en una hoja de cálculo.',
    'Abre un cliente para ver su historial: mensajes, facturas y compras, lo más nuevo primero. Las compras de tu caja se asocian por el correo electrónico.',
    'No puedes eliminar un cliente que tiene facturas. Elimina antes las facturas.',
  ],
  questions: [
    {
      ask: '¿Cómo importo clientes desde Excel?',
      answer:
        'Guarda la lista como «CSV UTF-8» y pulsa «Importar» en Clientes. Solo la columna «Nombre» es obligatoria.',
    },
    {
      ask: '¿Cómo elimino los datos de un cliente?',
      answer:
        'Elige «Eliminar» en el menú del cliente. Sus datos y tus notas se borran para siempre. Elimina antes sus facturas. Los mensajes de la bandeja y las ventas de tu caja se conservan.',
    },
    {
      ask: '¿Por qué no puedo eliminar un cliente?',
      answer: 'Porque tiene facturas. Elimínalas antes, o pon al cliente como inactivo.',
    },
  ],
}

export const consent: ArticleWording = {
  title: 'Quién puede recibir tus correos y mensajes de WhatsApp',
  summary:
    'La publicidad solo llega a quienes la han aceptado. Anota los permisos, pídelos por correo y mira a cuántos clientes puedes llegar.',
  words:
    'permiso consentimiento aceptar suscribir suscripción doble confirmación opt-in baja darse de baja boletín newsletter lista de correo publicidad spam rgpd whatsapp retirar',
  phrasings: [
    'quien recibe mi boletin',
    'puedo enviar correos a mis clientes',
    'pedir permiso a los clientes',
    'una clienta no quiere mis correos',
    'se dio de baja por error',
    'a cuantas personas puedo escribir',
    'anotar que un cliente ha aceptado',
    'doble confirmacion',
    'los clientes importados no reciben correos',
    'suscribir a un cliente a los correos',
  ],
  body: [
    'Un cliente recibe correos o mensajes de WhatsApp comerciales solo después de decir que sí. Una compra, una factura o una lista importada no son un sí.',
    {
      steps: [
        'Abre [Clientes](/customers). Encima de la lista ves cuántos clientes pueden recibir tus correos y mensajes de WhatsApp.',
        'Abre un cliente y busca **Mensajes**. Pulsa **Anotar permiso** si aceptó en un formulario, en persona o en un mensaje, y escribe dónde.',
        'O pulsa **Preguntar por correo**. Recibe un correo breve con un botón, y solo el botón cuenta como un sí.',
        'Para preguntar a todos los que tienen correo y a quienes nunca se ha preguntado, pulsa **Pedir permiso por correo** encima de la lista.',
        'Si un cliente cambia de opinión, pulsa **Retirar**.',
      ],
    },
    'A cada dirección se le pregunta como mucho una vez en 7 días, y a quien dijo que no, nunca más. El botón del correo funciona durante 30 días.',
    'Cuando importas una lista, nadie de ella recibe publicidad si no indicas que la aceptaron, y dónde.',
    'Todos los correos llevan un enlace para darse de baja. Una dirección dada de baja no recibe publicidad, aunque elimines al cliente y lo importes otra vez.',
  ],
  questions: [
    {
      ask: '¿Puedo enviar correos a clientes que me han comprado?',
      answer:
        'Publicidad desde CampAIgner, no, si no la han aceptado. Pregúntales antes por correo, o anótalo si te lo han dicho.',
    },
    {
      ask: 'Un cliente se ha dado de baja por error. ¿Qué hago?',
      answer:
        'Puede volver a suscribirse con el mismo enlace: la página tiene un botón para ello. Tú no puedes hacerlo por él.',
    },
    {
      ask: '¿Por qué no se ha preguntado a nadie?',
      answer:
        'Para preguntar hacen falta un servidor de correo y el nombre de tu negocio, ambos en Ajustes. Se omite a quien no tiene correo, ya respondió o recibió la pregunta en los últimos 7 días.',
    },
  ],
}
