import type { IndustryBank } from '../../bank.ts'

export const beauty: IndustryBank = {
  truths: [
    'Un buen corte cambia mucho más que el espejo.',
    'Media hora para ti puede darle la vuelta a una semana larga.',
    'Se nota al salir: los hombros más sueltos y la cabeza más alta.',
    'Verte como siempre, pero con otra luz, es una sensación estupenda.',
    'Los cambios pequeños suelen ser los que más te preguntan.',
    'Sentirte a gusto en tu piel merece su tiempo.',
    'Hay días en que unas manos cuidadas levantan el ánimo entero.',
    'La belleza que encaja con tu día a día es la que se queda.',
  ],
  invites: [
    '¿No sabes qué te va bien? Cuéntanos cómo vives y lo pensamos contigo.',
    'Trae una foto, un deseo o solo una sensación: empezamos por ahí.',
    'Dinos qué te gusta y qué no quieres volver a ver. Las dos cosas ayudan.',
    'Si llevas tiempo pensando en un cambio, hablemos.',
  ],
  behind: [
    'Antes de las tijeras o el pincel hay una conversación. Es la parte más importante.',
    'Herramientas limpias, un plan claro y tiempo suficiente: la mitad callada de nuestro trabajo.',
    'El color es química y paciencia. Lo que parece fácil se ha pensado dos veces.',
    'Miramos cómo cae el pelo y cómo responde la piel antes de proponer nada.',
  ],
  questions: [
    '¿Qué haces por ti cuando la semana se ha hecho larga?',
    'Corto y atrevido o largo y suave: ¿de qué lado estás?',
    '¿Sin qué producto no sales de casa por la mañana?',
    '¿Cuándo cambiaste de imagen por última vez y por qué?',
  ],
  tips: [
    {
      title: 'Termina con agua más fresca',
      text: 'Aclara con agua fresca al final del lavado. El pelo queda más liso y refleja mejor la luz.',
    },
    {
      title: 'Presiona, no frotes',
      text: 'El pelo mojado es delicado. Quita el agua con la toalla sin frotar y deja secar las puntas con calma.',
    },
    {
      title: 'Menos producto y mejor puesto',
      text: 'Empieza con poca cantidad en los largos y añade solo donde falte. La raíz casi nunca lo necesita.',
    },
    {
      title: 'El sol también se cuida',
      text: 'Una crema ligera con protección cada mañana hace más por la piel que casi todo lo que venga después.',
    },
    {
      title: 'Dales un respiro a tus uñas',
      text: 'Una gota de aceite en las cutículas por la noche las mantiene flexibles y se rompen menos.',
    },
    {
      title: 'Lava tus brochas',
      text: 'Lávalas una vez por semana con jabón suave. El color se reparte mejor y la piel lo agradece.',
    },
  ],
  calls: [
    'Escríbenos y buscamos la hora que mejor te venga.',
    'Mándanos un mensaje para pedir cita.',
    'Cuéntanos qué tienes en mente y nos ocupamos del resto.',
    'Pásate o escríbenos: te aconsejamos con mucho gusto.',
    'Elige tu momento y avísanos.',
  ],
  shortCalls: ['Pide tu cita', 'Date un capricho', 'Reserva tu momento', 'Un rato para ti'],
  articles: [
    'Pequeños hábitos que tu pelo y tu piel agradecen',
    'Cuidarte sin complicarte la mañana',
    'Lo que de verdad ayuda entre visita y visita',
  ],
  visuals: [
    'Un primer plano del resultado junto a una ventana, con luz natural y sin filtros.',
    'Unas manos trabajando, de lado, con el foco en las herramientas y el pelo.',
    'Antes y después, uno al lado del otro, con el mismo ángulo y la misma luz.',
    'Los productos que usas, en fila sobre una superficie lisa y clara.',
    'Una sonrisa en el espejo justo después del último retoque.',
  ],
  hashtags: [
    'CuidadoPersonal',
    'Belleza',
    'PeloBonito',
    'TiempoParaTi',
    'CuidaTuPiel',
    'NuevoLook',
    'Peluquería',
    'TrucosDeBelleza',
  ],
  emojis: ['✨', '💇', '💅', '🌸', '🪞', '💆'],
}

export const health: IndustryBank = {
  truths: [
    'Sentirse fuerte empieza con un paso pequeño que se repite.',
    'Nadie se arrepiente de la media hora que le ha dado a su cuerpo.',
    'Descansar forma parte del progreso.',
    'Moverse en compañía cuesta menos que empezar a solas.',
    'Los días buenos suelen empezar con aire fresco y un paseo corto.',
    'El cuerpo agradece tanto el esfuerzo como el cariño.',
    'Importa más lo que puedes mantener que lo que puedes empezar.',
    'La energía se construye, un poco cada día.',
  ],
  invites: [
    'Empieces donde empieces, cuéntanoslo y partimos de ahí.',
    'Pregúntanos lo que quieras: ninguna duda es demasiado sencilla.',
    'Si llevas un tiempo sin moverte, aquí también tienes sitio.',
    'Cuéntanos tu meta y buscamos el primer paso contigo.',
  ],
  behind: [
    'Cuidar bien empieza por escuchar. El plan viene después.',
    'Detrás de cada sesión hay una preparación que no se ve: notas, orden y una sala tranquila.',
    'Pensamos en los ajustes pequeños, porque deciden cómo te sentirás mañana.',
    'El progreso casi nunca hace ruido. Lo notamos en la forma de entrar por la puerta.',
  ],
  questions: [
    '¿Qué te ayuda a arrancar en un día lento?',
    'Mañanas o tardes: ¿cuándo te gusta moverte?',
    '¿Qué pequeño hábito te ha hecho más bien?',
    '¿Para qué te gustaría tener más energía?',
  ],
  tips: [
    {
      title: 'Empieza por diez minutos',
      text: 'Diez minutos que haces de verdad valen más que una hora que siempre dejas para mañana.',
    },
    {
      title: 'Bebe antes de tener sed',
      text: 'Deja un vaso de agua donde trabajas. Lo tomarás sin pensarlo.',
    },
    {
      title: 'Levántate cada hora',
      text: 'Dos minutos de pie, hombros atrás y unos pasos: tu espalda lo notará por la noche.',
    },
    {
      title: 'Calienta sin prisa',
      text: 'Cinco minutos suaves antes de empezar preparan articulaciones y músculos, y lo demás pesa menos.',
    },
    {
      title: 'Acuéstate a la misma hora',
      text: 'Al sueño le gusta el ritmo. La misma hora cada noche ayuda más que dormir mucho el domingo.',
    },
    {
      title: 'Apunta una cosa',
      text: 'Anota lo que has hecho hoy, por pequeño que sea. En un día difícil verás todo lo que has avanzado.',
    },
  ],
  calls: [
    'Escríbenos y buscamos tu primera cita.',
    'Mándanos un mensaje y pregunta qué te conviene.',
    'Ven, mira y pregunta todo lo que quieras.',
    'Cuéntanos tu meta y planeamos el primer paso.',
    'Dinos cuándo tienes un rato.',
  ],
  shortCalls: ['Da el primer paso', 'Empieza esta semana', 'Muévete con ganas', 'Pregúntanos cómo'],
  articles: [
    'Pasos pequeños que de verdad puedes mantener',
    'Cómo sentirte mejor sin cambiar toda tu vida',
    'Hábitos que dan más energía de la que piden',
  ],
  visuals: [
    'Una persona en movimiento con luz natural y el fondo algo desenfocado.',
    'Una botella de agua, una toalla y unas zapatillas listas para empezar.',
    'Una sala tranquila con la ventana abierta y una esterilla en el suelo.',
    'Dos personas riendo después del esfuerzo, sin posar.',
    'Un primer plano de unas manos que muestran la postura correcta.',
  ],
  hashtags: [
    'SentirseBien',
    'HábitosSanos',
    'Muévete',
    'Bienestar',
    'VidaSana',
    'PasoAPaso',
    'EnergíaDiaria',
    'Salud',
  ],
  emojis: ['💪', '🌿', '🧘', '🏃', '💧', '🌞'],
}
