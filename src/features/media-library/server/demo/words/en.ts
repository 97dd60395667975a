import type { DemoScene } from '../scenes.ts'

type SceneTexts = { name: string; alt: string; tags: string[] }

export const sceneTexts: Record<DemoScene, SceneTexts> = {
  'color-bowls': {
    name: 'Color bowls',
    alt: 'A bowl of plum hair color with a brush in it, next to a copper one and three hair swatches',
    tags: ['salon', 'color'],
  },
  brunch: {
    name: 'Brunch for two',
    alt: 'Toast with a fried egg, pancakes with berries and two coffees on a checkered tablecloth',
    tags: ['café', 'food'],
  },
  team: {
    name: 'Our team',
    alt: 'Three smiling hairdressers in aprons, side by side',
    tags: ['salon', 'team'],
  },
  'flat-white': {
    name: 'Flat white',
    alt: 'A flat white with a heart in the foam on a wooden table, seen from above',
    tags: ['café', 'coffee'],
  },
  'gift-card': {
    name: 'Gift card',
    alt: 'A plum gift card with a golden moon in an open envelope, with flowers around it',
    tags: ['salon', 'gifts'],
  },
  scissors: {
    name: 'Scissors and comb',
    alt: 'Golden scissors, a comb and a lock of copper hair on a plum table',
    tags: ['salon', 'tools'],
  },
  'evening-terrace': {
    name: 'Evening on the terrace',
    alt: 'A guitar on a chair under string lights, outside a café in the evening',
    tags: ['café', 'events'],
  },
  'shop-window': {
    name: 'Shop window at dusk',
    alt: 'The lit window of the salon at dusk, with two chairs inside and flowers outside',
    tags: ['salon', 'shop'],
  },
  'salon-chair': {
    name: 'A chair by the mirror',
    alt: 'A plum salon chair in front of a tall golden mirror, with warm lamps and a plant',
    tags: ['salon', 'shop'],
  },
  bouquet: {
    name: 'Bridal bouquet',
    alt: 'A vase of roses and daisies on a table by a bright window',
    tags: ['salon', 'weddings'],
  },
  croissants: {
    name: 'Croissants to go',
    alt: 'A box of fresh croissants and two paper cups on an office table by the window',
    tags: ['café', 'food'],
  },
  market: {
    name: 'Our market stall',
    alt: 'A market stall with a striped awning, almond cookies and coffee, by an old bridge',
    tags: ['café', 'events'],
  },
  'care-shelf': {
    name: 'Hair care shelf',
    alt: 'Shampoo bottles, hair oils and folded towels on the shelves of an arched niche',
    tags: ['salon', 'products'],
  },
  cake: {
    name: 'Almond and orange cake',
    alt: 'A cream cake with orange slices on a stand, and a slice of it on a plate',
    tags: ['café', 'food'],
  },
}
