import type { FrameBank } from '../../bank.ts'

export const frames: FrameBank = {
  nameless: {
    shop: 'our shop',
    hello: 'Hello!',
    signOff: 'Warm regards',
    disclosure: 'To be open about it: this is our own news.',
  },
  products: [
    'Ask us about {product}.',
    'You will find {product} with us too.',
    'And while you are here: {product}.',
    'Our suggestion for you: {product}.',
  ],
  holidays: [
    'With {holiday} around the corner, it is a good moment to plan ahead.',
    '{holiday} is not far away now.',
    'It may even give you an idea for {holiday}.',
  ],
  greetings: ['Hello,', 'Good day,', 'Hello there,', 'Dear reader,'],
  hellos: ['Hello! This is {shop}.', 'Hi! A message from {shop}.', 'Hello from {shop}!', 'Hi, {shop} here!'],
  signOffs: [
    'Warm regards,\n{shop}',
    'All the best,\n{shop}',
    'See you soon,\n{shop}',
    'Kind regards from\n{shop}',
  ],
  disclosures: [
    'To be open about it: we are {shop}, so this is our own news.',
    'For transparency: this comes from the people at {shop}.',
    'We run {shop}, so take this as news from us and not as neutral advice.',
  ],
  tipIntros: [
    'Here are three thoughts that may be useful.',
    'Three small things that we like to pass on:',
    'What helps, in three short points:',
    'Three ideas that you can use straight away:',
  ],
  sectionEnds: [
    'It sounds small, and it works.',
    'Try it once and see for yourself.',
    'It costs little and gives a lot.',
    'You will notice the difference.',
    'Start with it today if you like.',
  ],
  videoIntros: ['In this video:', 'What this is about:', 'In short:', 'Worth a minute of your time:'],
}
