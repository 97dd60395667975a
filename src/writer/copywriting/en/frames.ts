import type { Frames, Scene } from '../grammar/grammar.ts'
import { isMonthFirst } from './dates.ts'

const named = ({ shop }: Scene, withName: readonly string[], without: readonly string[]) =>
  shop === '' ? without : withName

export const frames: Frames = {
  greetings: ({ isSerious }) =>
    isSerious ? ['Hello,', 'Dear customers,', 'Hello everyone,'] : ['Hello,', 'Hi there,', 'Hello everyone,'],
  hellos: ({ isSerious }) =>
    isSerious ? ['Hello,', 'Hello everyone,', 'Dear customers,'] : ['Hi,', 'Hello,', 'Hi there,'],
  signOffs: (scene) => {
    const { isSerious, shop } = scene
    const lines = isSerious
      ? ['Thank you,', 'With thanks,', 'Yours,']
      : ['See you soon,', 'Best,', 'Best wishes,', 'All the best,', 'Kind regards,', 'Many thanks,']
    return lines.map((line) => (shop === '' ? `${line}\nYour team` : `${line}\n${shop}`))
  },
  disclosures: (scene) =>
    scene.isSerious
      ? named(scene, [`Posted by ${scene.shop}.`], ['Posted by the shop.'])
      : named(
          scene,
          [
            `Full disclosure: this is ${scene.shop} writing, and we're happy to answer questions.`,
            `To be open about it: I work at ${scene.shop}, so ask me anything about this.`,
            `Posted by ${scene.shop}, so yes, it is our own news.`,
            `We're ${scene.shop}, and this is our own post. Questions welcome.`,
            `(I'm with ${scene.shop}, if you'd like to ask something.)`,
          ],
          [
            'Full disclosure: this is our own shop. Happy to answer questions.',
            'To be open about it: I work at the shop. Ask me anything about this.',
            'This is our own news, so take it as that. Questions welcome.',
          ],
        ),
  tipIntros: (scene, about) =>
    about
      ? [
          `While we are on the subject of ${about}:`,
          `Worth knowing about ${about}:`,
          `A few things people ask us about ${about}:`,
          ...named(scene, [`About ${about}, from the team at ${scene.shop}:`], []),
        ]
      : [
          'Worth knowing:',
          'A few things people ask us:',
          'While you are here, some advice from our work:',
          ...named(scene, [`Some advice from ${scene.shop}:`, `From the team at ${scene.shop}:`], []),
        ],
  conditionsApply: 'Conditions apply, ask us',
  visuals: ({ isSerious }) =>
    isSerious
      ? [
          'The text alone on a plain background.',
          'The closed front door in quiet light.',
          'The logo on a plain background.',
        ]
      : [
          'The thing itself, close up, in daylight by a window.',
          'Hands at work on the counter, without faces.',
          'The shop from the street, with the door open.',
          'The details written by hand on a card beside the product.',
        ],
  smallTalk: (scene) => [
    ...named(scene, [`A note from ${scene.shop}.`, `A hello from all of us at ${scene.shop}.`], []),
    'A quick hello from behind the counter.',
    'A normal day at work, and we are here if you need us.',
    'If you have a question for us, today is a good day to ask it.',
    'We are here, and we are happy to help you choose.',
    'Tell us what you are looking for and we will tell you honestly if we have it.',
    'Small shop, open door.',
  ],
  questions: () => [
    'What should we show you next?',
    'What would you like to know about our work?',
    'What do you always ask before you buy?',
    'What brought you to us the first time?',
    'Which question should we answer next?',
    'What would make your next visit better?',
  ],
  titles: ({ kind, shop }) => {
    const from = shop === '' ? 'News from the shop' : `News from ${shop}`
    switch (kind) {
      case 'offer':
        return ['An offer for you', from]
      case 'event':
        return ['An invitation', from]
      case 'hours':
        return ['A change to our hours', from]
      case 'job':
        return ["We're hiring", from]
      case 'contest':
        return ['A giveaway', from]
      case 'warning':
        return ['Important notice', from]
      case 'apology':
        return ['An apology', from]
      case 'testimonial':
        return ['In a customer’s words', from]
      case 'tip':
        return ['A tip', from]
      default:
        return [from, 'A note from us', 'What is new']
    }
  },
  hashtags: (scene) => {
    if (scene.isSerious) return []
    switch (scene.kind) {
      case 'contest':
        return ['Giveaway', 'Competition']
      case 'job':
        return isMonthFirst(scene) ? ['Hiring', 'JobOpening'] : ['Hiring', 'Vacancy']
      case 'charity':
        return ['Fundraising', 'Community']
      default:
        return []
    }
  },
}
