import type { ArticleWording } from '#platform/help-article.ts'

export const people: ArticleWording = {
  title: 'Invitar a personas y elegir su rol',
  summary:
    'Propietarios y encargados invitan en Ajustes, en Personas. El enlace funciona una vez y caduca a los siete días. Cada rol decide qué puede hacer una persona.',
  words:
    'invitar invitación compañero empleado añadir usuario miembro encargado propietario rol permiso quitar dejar unirse equipo enlace depende acceso asistente diferencia roles nueva se fue despedida reenviar caducada alguien más dueña',
  phrasings: [
    'quien puede borrar',
    'trabajar dos a la vez',
    'mi socia tambien quiere entrar',
    'que lo use otra persona',
    'agregar a una persona',
    'quitarle el acceso',
    'que pueden ver mis empleados',
    'sacar a un empleado',
    'miembros del equipo',
    'no le llega la invitacion',
    'el enlace de invitacion no funciona',
    'sumar a mi socia',
    'invitar a mi hermano',
    'dar de alta a un empleado',
    'dar de baja a un empleado',
    'que mi empleada no vea las ventas',
    'permisos',
    'quien puede entrar',
    'mi empleada no puede ver nada',
    'que no vea mis ventas',
    'echar a alguien',
    'darle permiso a alguien',
    'invitar a alguien al equipo',
    'dar acceso a alguien',
    'quitar a una persona del equipo',
    'se fue una empleada y no quiero que vea nuestras cosas',
    'cambiar un rol',
    'que puede ver un encargado',
    'mi empleada no lo puede ver',
    'caduco el enlace de invitacion',
  ],
  body: [
    {
      steps: [
        'Abre [Ajustes](/settings?section=people), **Personas**, y pulsa **Invitar a personas**.',
        'Elige un rol. Si escribes un correo y hay servidor de correo, enviamos el enlace. Siempre puedes usar **Copiar enlace** y compartirlo tú.',
        'Pulsa **Crear invitación**. La persona abre el enlace y crea una cuenta o se une con la que ya tiene.',
      ],
    },
    {
      list: [
        'Propietario: puede hacerlo todo.',
        'Encargado: invita a miembros, conecta canales, edita el negocio y la marca.',
        'Miembro: hace el trabajo de cada día.',
      ],
    },
    '**Cambiar rol y permisos** define también de quién depende una persona y si puede aprobar. **Quitar del equipo** cierra su sesión al momento. Su trabajo se conserva, sus tareas abiertas pasan a ser tuyas y cualquiera puede retomar sus conversaciones. Para irte tú, usa **Dejar el equipo**. Un espacio de trabajo siempre conserva al menos un propietario.',
  ],
  questions: [
    {
      ask: '¿Cómo invito a un compañero?',
      answer:
        'En Ajustes, en Personas, pulsa «Invitar a personas», elige un rol y comparte el enlace. Funciona una vez y caduca a los siete días.',
    },
    {
      ask: '¿Por qué no funciona el enlace de invitación?',
      answer:
        'Ha caducado, ya se ha usado o se ha retirado. Pide uno nuevo: propietarios y encargados pueden crearlo en la lista de invitaciones abiertas.',
    },
    {
      ask: '¿Qué puede hacer un miembro?',
      answer:
        'Trabajar con campañas, clientes, mensajes y tareas. Solo encargados y propietarios pueden invitar y cambiar los canales y los ajustes.',
    },
  ],
}
