import type { ArticleWording } from '#platform/help-article.ts'

export const emailCampaigns: ArticleWording = {
  title: 'Enviar una campaña por correo',
  summary:
    'Una publicación para Correo electrónico llega a cada cliente que aceptó recibir correos, una sola vez, con el nombre de tu negocio, tu dirección postal y un enlace para darse de baja.',
  words:
    'boletín newsletter envío correo electrónico email smtp destinatarios consentimiento permiso audiencia rebote rebotado devuelto devueltos imap baja darse de baja entregado spam spf dkim dmarc prueba detener clics enlaces contar seguimiento',
  phrasings: [
    'enviar un boletín',
    'enviar un correo a todos mis clientes',
    'a quién le llega el correo',
    'cuántos clientes reciben mi boletín',
    'conectar mi servidor de correo',
    'el correo ha rebotado',
    'me devuelven los correos que envío',
    'leer los correos devueltos',
    'cuántos clics tuvo el enlace de mi correo',
    'mis correos acaban en spam',
    'detener el envío de un correo',
    'enviarme un correo de prueba',
    'por qué no le ha llegado el correo a nadie',
  ],
  body: [
    {
      steps: [
        'Conecta el **Correo electrónico** una vez: [Ajustes](/settings?section=channels), **Canales**. Escribe la dirección desde la que envías y tu servidor de correo, o deja el servidor en blanco para usar el de tus ajustes. Iniciamos sesión allí antes de guardar nada.',
        'Añade tu **Dirección postal** en [Datos del negocio](/settings?section=business). Muchos países la exigen en cada correo.',
        'Pide permiso a tus [clientes](/customers), o anótalo si ya lo dieron.',
        'Añade la plataforma Correo electrónico a una campaña. **Destinatarios** dice a cuántos clientes llegará.',
        'Pulsa **Ver el correo** para verlo como lo ven los clientes, y **Enviarme una prueba** para recibirlo tú.',
        'Publica o programa la publicación como cualquier otra.',
      ],
    },
    'Enviamos un correo tras otro, al ritmo del canal. **Destinatarios** muestra cuántos se han entregado. **Detener el envío** lo termina para quien aún no lo ha recibido.',
    'Justo antes de cada correo comprobamos otra vez si el cliente sigue de acuerdo. A nadie le llega dos veces lo mismo. Si la conexión se corta en mal momento, ese correo aparece como **Sin confirmar** y no se reenvía.',
    'Un buzón que no existe no recibe más correos tuyos. Si un servidor pide probar más tarde, lo hacemos durante varias horas.',
    'Algunos servidores aceptan un correo y lo devuelven minutos u horas después. Para ver también esos, el propietario puede rellenar **Leer los correos devueltos** en la página del [canal de correo](/settings?section=channels&channel=email): el servidor IMAP, el usuario y la contraseña del buzón desde el que envías. Cada 15 minutos buscamos allí correos nuestros devueltos. No borramos nada ni marcamos nada como leído.',
  ],
  questions: [
    {
      ask: '¿Por qué mis correos acaban en spam?',
      answer:
        'Configura SPF, DKIM y DMARC en tu dominio, como explica tu proveedor de correo, y envía desde una dirección de ese dominio. Empieza con unos pocos clientes que te conozcan.',
    },
    {
      ask: '¿Puedo ver quién ha abierto el correo?',
      answer:
        'No. No ponemos imágenes ocultas en tus correos. Ves a quién le llegó y cuántos se dieron de baja.',
    },
    {
      ask: '¿Puedo ver cuántos clics tuvo cada enlace?',
      answer:
        'Sí, si un propietario activa **Contar los clics en los enlaces** en la página del [canal de correo](/settings?section=channels&channel=email). Los enlaces de tus próximos correos pasan entonces por CampAIgner. Se cuentan los clics de cada enlace, nunca los de cada persona, y el correo se lo dice a tus clientes. Los ves en **Destinatarios** y en los resultados de la campaña. Las pruebas y la vista previa dejan tus enlaces como los escribiste. La cifra es aproximada, porque algunos programas de correo comprueban los enlaces por su cuenta.',
    },
    {
      ask: '¿Qué pasa con una dirección cuyo correo se devuelve?',
      answer:
        'Si el buzón no existe, esa dirección no recibe más correos tuyos. Si está lleno o su servidor rechazó el correo, solo lo mostramos en **Destinatarios** con las palabras del servidor, y el próximo correo se le envía igualmente.',
    },
    {
      ask: '¿Cómo cambio el ritmo o la contraseña?',
      answer:
        'Conecta el correo otra vez con la misma dirección: los datos nuevos sustituyen a los anteriores, y lo programado se queda.',
    },
  ],
}
