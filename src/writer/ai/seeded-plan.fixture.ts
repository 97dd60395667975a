import type { Platform } from '#connectors/social/platforms.ts'
import type { Locale } from '#platform/locale.ts'
import type { PlanReason, ShopFacts } from '../writer.ts'

/** A day of a plan: what it is about, and when. */
type SeededDay = { day: string; platform: Platform; reason: PlanReason; reasonDetail: string }
type SeededText = readonly [day: string, text: string]
type SeededFault = readonly [what: string, ...text: SeededText]

/** A shop with days of its plan, texts that a good model could write for them, and texts that have one fault each. */
export type SeededPlan = {
  locale: Locale
  shop: ShopFacts
  days: Record<string, SeededDay>
  clean: readonly SeededText[]
  faults: readonly SeededFault[]
}

const on = (day: string, platform: Platform, reason: PlanReason, reasonDetail: string): SeededDay => ({
  day,
  platform,
  reason,
  reasonDetail,
})

const english: SeededPlan = {
  locale: 'en',
  shop: {
    name: 'Bloom Hair',
    industry: 'beauty',
    country: 'US',
    products: ['Balayage', 'Root touch-up'],
    prices: { Balayage: '$120' },
    brandStyle: null,
    voice: {
      samples: [
        'Guys, Lena is back from Lisbon! Color consultations are $15 this Thursday, come say hi before she disappears into the dye again.',
      ],
      wordsToUse: ['glow'],
      wordsToAvoid: ['cheap', 'bargain', 'hurry up'],
      emoji: 'none',
      hashtags: 'auto',
    },
  },
  days: {
    product: on('2026-05-04', 'facebook', 'product', 'Balayage'),
    short: on('2026-05-19', 'x', 'product', 'Root touch-up'),
    ahead: on('2026-05-03', 'facebook', 'holiday', 'Mother’s Day: order in time'),
    last: on('2026-05-07', 'x', 'holiday', 'Mother’s Day: last days'),
    day: on('2026-05-10', 'instagram', 'holiday', 'Mother’s Day'),
    thanks: on('2026-05-12', 'instagram', 'holiday', 'Mother’s Day: thank you'),
    tip: on('2026-05-08', 'instagram', 'habit', 'Useful advice is saved and shared'),
    behind: on('2026-05-05', 'facebook', 'habit', 'Shows the people behind the work'),
    question: on('2026-05-06', 'instagram', 'habit', 'Invites people to answer'),
    invite: on('2026-05-24', 'facebook', 'habit', 'Reminds people to come by'),
    season: on('2026-05-20', 'instagram', 'season', 'Fits spring'),
  },
  clean: [
    [
      'product',
      'Balayage is the kind of color that grows out gracefully. Ask us what it could do for yours.',
    ],
    [
      'product',
      'Painted by hand, strand by strand: balayage at Bloom Hair is $120. What would you like to know?',
    ],
    ['product', 'Some people want a change nobody can name. That is balayage: softer, brighter, still you.'],
    ['short', 'Roots showing? A root touch-up sorts that out before anyone asks.'],
    ['short', 'The quiet hero of the salon: the root touch-up.'],
    [
      'ahead',
      'Mother’s Day is on Sunday, May 10. If you want to bring her in for a new color, tell us early.',
    ],
    ['ahead', 'Thinking about Mother’s Day? Write to us with what she likes, and we will plan it with you.'],
    ['last', 'Mother’s Day is this Sunday. Still no idea? Ask us today.'],
    ['last', 'A few days until Mother’s Day, and hair never goes out of style.'],
    ['day', 'Happy Mother’s Day to everyone who ever braided hair in a hurry. With love from Bloom Hair.'],
    ['day', 'Today belongs to all mothers. Happy Mother’s Day!'],
    ['thanks', 'Mother’s Day is over, and our chairs are still warm. Thank you to everyone who came by.'],
    ['tip', 'Sleep on smooth fabric: cotton pulls at your lengths, silk lets them slide. #HairCare'],
    ['tip', 'Brush from the ends up, never from the roots down. Your hair will forgive you a lot.'],
    ['behind', 'Before the first client arrives, we sharpen the scissors and argue about the music.'],
    ['behind', 'What you don’t see: how long we talk about a tone before we open a single tube.'],
    ['question', 'Bangs: yes, no, or never again? Tell us your story in the comments.'],
    ['question', 'What was the bravest thing you ever did to your hair?'],
    ['invite', 'If you walk past, wave. If you have a moment, come in and ask whatever you like.'],
    ['invite', 'Our chairs turn both ways: come by this week and tell us what you are tired of.'],
    ['season', 'Spring light is honest: it shows every tone. A good moment to find yours.'],
    ['season', 'May brings open windows and lighter colors. What are you in the mood for?'],
  ],
  faults: [
    ['omits the product', 'product', 'Some colors need no introduction. Ask us about it.'],
    ['talks about another product', 'product', 'Roots showing? A root touch-up sorts that out in no time.'],
    ['changes the price', 'product', 'Balayage at Bloom Hair is $99. Ask us about it.'],
    ['invents a price', 'short', 'A root touch-up is $45 with us.'],
    ['invents a discount', 'product', 'This week balayage is 15% off. Come and see us.'],
    ['invents something free', 'product', 'Book balayage and the blow-dry is free.'],
    ['invents an award', 'product', 'Voted best balayage in town: come and see why.'],
    ['omits the occasion', 'ahead', 'If you want to bring her in for a new color, tell us early.'],
    [
      'names a wrong date',
      'ahead',
      'Mother’s Day is on Sunday, May 17. Tell us early if you need something.',
    ],
    ['names another occasion', 'last', 'Father’s Day is nearly here. Still no idea? Ask us today.'],
    ['adds an unasked holiday', 'day', 'Happy Mother’s Day! And don’t forget Black Friday later this year.'],
    ['invents opening hours', 'day', 'Happy Mother’s Day! We are open until 8 pm tonight.'],
    ['invents a person', 'behind', 'Before the first client arrives, Jessica sharpens the scissors.'],
    ['invents a number of clients', 'thanks', 'Mother’s Day is over: 340 of you came by. Thank you!'],
    ['invents a link', 'invite', 'Come by, or book at bloomhair.com/now.'],
    ['invents a telephone number', 'invite', 'Come by, or call 555 010 2299.'],
    [
      'is in the wrong language',
      'tip',
      'Cepilla siempre desde las puntas hacia arriba y nunca desde la raíz.',
    ],
    ['has a placeholder', 'invite', 'Come by [address] and ask whatever you like.'],
    [
      'speaks to the owner',
      'question',
      'Here’s a post for your salon: what was the bravest thing you ever did?',
    ],
    ['is empty', 'season', ''],
    [
      'is too long',
      'last',
      `Mother’s Day is this Sunday. ${'Ask us today what we can still do. '.repeat(12)}`,
    ],
    ['uses a word to avoid', 'product', 'Balayage does not have to be cheap to be worth it.'],
    ['uses a phrase to avoid', 'last', 'Mother’s Day is this Sunday, so hurry up and ask us.'],
    ['uses emoji against the habit', 'product', 'Balayage, strand by strand ✨ Ask us about it.'],
    ['takes a name from a sample', 'behind', 'Lena is mixing colors in the back, and it smells of coffee.'],
    ['takes a price from a sample', 'invite', 'Come by for a color consultation, $15.'],
    [
      'takes a day from a sample',
      'season',
      'Spring light is honest. See you on Thursday for a consultation.',
    ],
    [
      'copies a sample',
      'invite',
      'Come say hi before she disappears into the dye again, and ask us anything.',
    ],
  ],
}

const spanish: SeededPlan = {
  locale: 'es',
  shop: {
    name: 'Flor de Sal',
    industry: 'food',
    country: 'ES',
    products: ['Tarta de queso', 'Pan de masa madre'],
    prices: { 'Tarta de queso': '24 €' },
    brandStyle: null,
    voice: {
      samples: [
        'Chicas, Maruja ha vuelto de Cádiz y trae la receta de los roscos. El viernes los probamos a 2 € la bolsa, que no se entere su médico.',
      ],
      wordsToUse: ['obrador'],
      wordsToAvoid: ['barato', 'ganga', 'no te lo pierdas'],
      emoji: 'auto',
      hashtags: 'none',
    },
  },
  days: {
    product: on('2026-05-02', 'facebook', 'product', 'Tarta de queso'),
    short: on('2026-05-18', 'x', 'product', 'Pan de masa madre'),
    day: on('2026-05-03', 'instagram', 'holiday', 'Día de la Madre'),
    ahead: on('2026-04-30', 'facebook', 'holiday', 'Día de la Madre: últimos días'),
    thanks: on('2026-05-05', 'instagram', 'holiday', 'Día de la Madre: agradecimiento'),
    tip: on('2026-05-04', 'facebook', 'habit', 'Los consejos útiles se guardan y se comparten'),
    behind: on('2026-05-09', 'facebook', 'habit', 'Enseña a las personas que hay detrás'),
    question: on('2026-05-08', 'instagram', 'habit', 'Invita a responder'),
    invite: on('2026-05-15', 'facebook', 'habit', 'Recuerda que te pueden visitar'),
    season: on('2026-05-07', 'x', 'season', 'Encaja con la primavera'),
  },
  clean: [
    ['product', 'La tarta de queso no tiene prisa: sale cuando tiembla lo justo. ¿Con mermelada o sola?'],
    ['product', 'Tarta de queso entera, 24 €. Pregúntanos lo que quieras antes de encargarla.'],
    ['product', 'Hay quien viene a por pan y se va con media tarta de queso. Lo entendemos.'],
    ['short', 'Pan de masa madre: corteza que cruje y miga con carácter.'],
    ['short', 'Hoy hablamos del pan de masa madre. ¿Cómo lo tomas tú?'],
    ['day', 'Feliz Día de la Madre a todas las que guardan siempre el mejor trozo para los demás.'],
    ['day', 'Hoy es el Día de la Madre. Un abrazo enorme de parte de Flor de Sal 💛'],
    ['ahead', 'El domingo 3 de mayo es el Día de la Madre. Si quieres algo especial, dínoslo con tiempo.'],
    ['ahead', 'Quedan pocos días para el Día de la Madre. ¿Qué le gusta a la tuya?'],
    ['thanks', 'Gracias por este Día de la Madre. Nos lo habéis puesto muy fácil.'],
    ['tip', 'Cocina una vez y come dos: lo que sobra hoy es la cena de otro día.'],
    ['tip', 'La sal, poco a poco. Siempre puedes añadir, nunca quitar.'],
    ['behind', 'En el obrador empezamos cuando la calle todavía duerme. El primer café es sagrado.'],
    ['behind', 'Probamos, discutimos y volvemos a probar. Alguien tiene que hacerlo.'],
    ['question', '¿Qué plato te recuerda a casa? Cuéntanoslo.'],
    ['question', '¿Pan tostado o recién cortado? Aquí no nos ponemos de acuerdo.'],
    ['invite', 'Si no sabes qué elegir, pásate y déjate aconsejar.'],
    ['invite', 'La puerta está abierta y el horno encendido. Ven cuando quieras.'],
    ['season', 'La primavera huele a pan y a ventanas abiertas.'],
    ['season', 'Mayo pide merendar fuera. ¿Qué llevas tú?'],
  ],
  faults: [
    ['omite el producto', 'product', 'Hay cosas que no tienen prisa. ¿Con mermelada o sola?'],
    ['habla de otro producto', 'product', 'El pan de masa madre sale del horno a media mañana.'],
    ['cambia el precio', 'product', 'Tarta de queso entera, 19 €. Pregúntanos lo que quieras.'],
    ['inventa un precio', 'short', 'Pan de masa madre, la hogaza a 4,50 €.'],
    ['inventa un descuento', 'product', 'Tarta de queso con un 10 % de descuento esta semana.'],
    ['inventa un regalo', 'product', 'Con cada tarta de queso te llevas un pan gratis.'],
    ['inventa un premio', 'product', 'La mejor tarta de queso de España, premiada por el público.'],
    ['omite la ocasión', 'day', 'Un abrazo enorme de parte de Flor de Sal a las que guardan el mejor trozo.'],
    ['pone otra fecha', 'ahead', 'El domingo 10 de mayo es el Día de la Madre. Dínoslo con tiempo.'],
    ['nombra otra ocasión', 'ahead', 'El Día del Padre está al caer. ¿Qué le gusta al tuyo?'],
    ['inventa un horario', 'day', 'Feliz Día de la Madre. Hoy abrimos de 9 a 14 h.'],
    ['inventa una persona', 'behind', 'En el obrador, Lucía empieza cuando la calle todavía duerme.'],
    ['inventa una cifra', 'thanks', 'Gracias por este Día de la Madre: 212 tartas en una mañana.'],
    ['inventa una dirección web', 'invite', 'Pásate o pide en flordesal.es/tienda.'],
    ['inventa un teléfono', 'invite', 'Pásate o llama al 600 123 456.'],
    [
      'está en otro idioma',
      'tip',
      'Salt little by little. You can always add more, but you can never take it away.',
    ],
    ['tiene un hueco', 'invite', 'Ven a {dirección} y déjate aconsejar.'],
    [
      'usa una palabra que se evita',
      'product',
      'La tarta de queso no es barato capricho: es merienda seria.',
    ],
    ['usa una frase que se evita', 'season', 'La primavera huele a pan recién hecho, no te lo pierdas.'],
    [
      'pone etiquetas contra la costumbre',
      'product',
      'La tarta de queso sale cuando tiembla lo justo. #TartaDeQueso',
    ],
    ['saca un nombre de una muestra', 'behind', 'En el obrador, Maruja discute con el horno.'],
    ['saca un precio de una muestra', 'invite', 'Pásate a por roscos, 2 € la bolsa.'],
    ['saca un lugar de una muestra', 'season', 'La primavera de Cádiz huele a pan.'],
    ['copia una muestra', 'invite', 'Ven, que trae la receta de los roscos y que no se entere su médico.'],
  ],
}

export const seededPlans = [english, spanish]
