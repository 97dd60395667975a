import { article } from '../article.ts'

export const people = article({
  id: 'people',
  topic: 'people',
  screens: ['/settings', '/join', '/team'],
  en: {
    title: 'Invite people, roles and rights',
    summary:
      'Owners and managers invite people under People in Settings. The link works once, for seven days; a role decides what each may do.',
    words:
      'invite invitation colleague employee add user member manager owner role permission rights remove leave join team link reports to',
    body: [
      {
        steps: [
          'Open [Settings](/settings?section=people), **People**, and press **Invite somebody**.',
          'Choose a role. With an email address the link is sent by mail where a mail server is set; in any case you can **Copy link** and hand it over.',
          'Press **Create invitation**. Whoever opens the link creates an account, or joins with one they have.',
        ],
      },
      {
        list: [
          'Owner: may do everything.',
          'Manager: invites members, connects channels, changes the business and the brand.',
          'Member: does the daily work.',
        ],
      },
      '**Change role and rights** also sets whom a person reports to and whether they may approve. **Remove from the team** signs a person out at once; what they did stays, their open tasks become yours, and their conversations are free for anybody again. Yourself you take out with **Leave the team**; a workspace always keeps one owner.',
    ],
    questions: [
      {
        ask: 'How do I invite a colleague?',
        answer:
          'Settings, People, “Invite somebody”: choose a role and hand the link over. It works once, for seven days.',
      },
      {
        ask: 'The invitation link does not work',
        answer:
          'It has expired, was used or was withdrawn. Ask for a new one; in the list of open invitations a new link is made with one press.',
      },
      {
        ask: 'What may a member do?',
        answer:
          'Work with campaigns, customers, messages and tasks. Inviting people, channels and settings are for managers and owners.',
      },
    ],
  },
  es: {
    title: 'Invitar a personas, roles y permisos',
    summary:
      'Propietarios y encargados invitan en Personas, dentro de Ajustes. El enlace funciona una vez, durante siete días; un rol decide qué puede hacer cada cual.',
    words:
      'invitar invitación compañero empleado añadir usuario miembro encargado propietario rol permiso quitar dejar unirse equipo enlace depende',
    body: [
      {
        steps: [
          'Abre [Ajustes](/settings?section=people), **Personas**, y pulsa **Invitar a alguien**.',
          'Elige un rol. Con un correo, el enlace se envía si hay servidor de correo; en todo caso puedes **Copiar enlace** y entregarlo.',
          'Pulsa **Crear invitación**. Quien abre el enlace crea una cuenta o entra con la que ya tiene.',
        ],
      },
      {
        list: [
          'Propietario: puede hacerlo todo.',
          'Encargado: invita a miembros, conecta canales, cambia el negocio y la marca.',
          'Miembro: hace el trabajo de cada día.',
        ],
      },
      '**Cambiar rol y permisos** pone también de quién depende una persona y si puede aprobar. **Quitar del equipo** cierra su sesión al momento; lo que hizo se queda, sus tareas abiertas pasan a ser tuyas y sus conversaciones vuelven a ser de cualquiera. Tú sales con **Dejar el equipo**; un espacio siempre conserva un propietario.',
    ],
    questions: [
      {
        ask: '¿Cómo invito a un compañero?',
        answer:
          'Ajustes, Personas, «Invitar a alguien»: elige un rol y entrega el enlace. Funciona una vez, durante siete días.',
      },
      {
        ask: 'El enlace de invitación no funciona',
        answer:
          'Ha caducado, ya se usó o se retiró. Pide uno nuevo; en la lista de invitaciones abiertas se crea con una pulsación.',
      },
      {
        ask: '¿Qué puede hacer un miembro?',
        answer:
          'Trabajar con campañas, clientes, mensajes y tareas. Invitar, los canales y los ajustes son de encargados y propietarios.',
      },
    ],
  },
})
