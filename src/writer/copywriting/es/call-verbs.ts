/** How a call is said. Imperatives are tú; the country's form is made from them. */
export type CallVerb = {
  /** "Reserva", "Reserva tu plaza": before "en maneandco.example". */
  says: readonly string[]
  /** "Reservas: maneandco.example". */
  label: string
  /** "Para reservar: …"; empty if the verb already names the contact. */
  purpose: string
  buttons: readonly string[]
}

const verb = (
  says: readonly string[],
  label: string,
  purpose: string,
  buttons: readonly string[],
): CallVerb => ({
  says,
  label,
  purpose,
  buttons,
})

export const callVerbs: Readonly<Record<string, CallVerb>> = {
  reservar: verb(['Reserva', 'Haz tu reserva'], 'Reservas', 'reservar', ['Reserva en línea', 'Reserva ya']),
  agendar: verb(['Agenda tu cita', 'Pide tu cita'], 'Citas', 'agendar', ['Agenda tu cita']),
  pedir: verb(['Haz tu pedido', 'Pide'], 'Pedidos', 'pedir', ['Haz tu pedido', 'Pide ya']),
  'pedir cita': verb(['Pide cita', 'Reserva tu cita'], 'Citas', 'pedir cita', ['Pide cita']),
  'pedir turno': verb(['Pide tu turno', 'Reserva tu turno'], 'Turnos', 'pedir turno', ['Pide tu turno']),
  ordenar: verb(['Ordena', 'Haz tu pedido'], 'Pedidos', 'ordenar', ['Haz tu pedido']),
  encargar: verb(['Haz tu encargo', 'Encarga'], 'Encargos', 'encargar', ['Haz tu encargo']),
  apartar: verb(['Aparta', 'Aparta con nosotros'], 'Apartados', 'apartar', ['Aparta ya']),
  comprar: verb(['Compra', 'Haz tu compra'], 'Tienda', 'comprar', ['Compra en línea', 'Comprar']),
  apuntarse: verb(['Apúntate', 'Reserva tu plaza'], 'Inscripciones', 'apuntarte', ['Apúntate']),
  anotarse: verb(['Anótate', 'Reserva tu lugar'], 'Inscripciones', 'anotarte', ['Anótate']),
  inscribirse: verb(['Inscríbete', 'Haz tu inscripción'], 'Inscripciones', 'inscribirte', ['Inscríbete']),
  registrarse: verb(['Regístrate', 'Haz tu registro'], 'Registro', 'registrarte', ['Regístrate']),
  postularse: verb(['Postúlate', 'Envía tu solicitud'], 'Postulaciones', 'postularte', ['Postúlate']),
  suscribirse: verb(['Suscríbete'], 'Suscripción', 'suscribirte', ['Suscríbete']),
  unirse: verb(['Únete', 'Súmate'], 'Más información', 'unirte', ['Únete']),
  sumarse: verb(['Súmate'], 'Más información', 'sumarte', ['Súmate']),
  donar: verb(['Dona', 'Haz tu donación'], 'Donaciones', 'donar', ['Dona ahora']),
  participar: verb(['Participa'], 'Para participar', 'participar', ['Participa']),
  mandar: verb(['Mándanos tu mensaje', 'Escríbenos'], 'Contacto', '', ['Escríbenos']),
  enviar: verb(['Envíanos tu mensaje', 'Escríbenos'], 'Contacto', '', ['Escríbenos']),
  llamar: verb(['Llámanos'], 'Teléfono', '', ['Llámanos']),
  escribir: verb(['Escríbenos'], 'Contacto', '', ['Escríbenos']),
  contactar: verb(['Escríbenos', 'Ponte en contacto'], 'Contacto', '', ['Escríbenos']),
  consultar: verb(['Consúltanos', 'Pregúntanos'], 'Consultas', 'consultar', ['Consúltanos']),
  preguntar: verb(['Pregúntanos'], 'Preguntas', 'preguntar', ['Pregúntanos']),
  cotizar: verb(['Pide tu cotización'], 'Cotizaciones', 'cotizar', ['Pide tu cotización']),
  solicitar: verb(['Solicita información', 'Pide información'], 'Información', 'solicitar información', [
    'Pide información',
  ]),
  confirmar: verb(['Confirma', 'Avísanos'], 'Confirmaciones', 'confirmar', ['Confirma']),
  avisar: verb(['Avísanos'], 'Avisos', 'avisarnos', ['Avísanos']),
  venir: verb(['Ven a vernos', 'Te esperamos'], 'Te esperamos', 'más información', ['Ven a vernos']),
  pasar: verb(['Pásate a vernos', 'Te esperamos'], 'Te esperamos', 'más información', ['Pásate a vernos']),
  acercarse: verb(['Acércate', 'Te esperamos'], 'Te esperamos', 'más información', ['Acércate']),
  visitar: verb(['Visítanos', 'Ven a vernos'], 'Te esperamos', 'más información', ['Visítanos']),
  probar: verb(['Ven a probar', 'Te esperamos'], 'Te esperamos', 'más información', ['Ven a probar']),
  asistir: verb(['Te esperamos', 'Ven'], 'Te esperamos', 'asistir', ['Te esperamos']),
  descargar: verb(['Descarga'], 'Descarga', 'descargar', ['Descargar']),
  ver: verb(['Míralo', 'Más detalles'], 'Más información', 'ver más', ['Ver más']),
  entrar: verb(['Entra', 'Más información'], 'Más información', 'más información', ['Más información']),
}

export const noVerb: CallVerb = {
  says: ['Más información', 'Todos los detalles'],
  label: 'Más información',
  purpose: 'más información',
  buttons: ['Más información'],
}
