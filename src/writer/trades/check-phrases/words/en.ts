import type { Rule } from '../rules.ts'

/** Lists of words and expressions, without capitals and marks. */
const list = (text: string): readonly string[] =>
  text
    .split('|')
    .map((each) => each.trim())
    .filter((each) => each !== '')

/** Every text says what is wrong and what to do. `{found}` is the word or number at fault. */
export const faultTexts: Record<Rule, string> = {
  empty: 'Write something or remove this line.',
  placeholder: 'Remove “{found}”. Phrases have no placeholders, links or markup.',
  spaces: 'Remove extra spaces near “{found}”.',
  pairs: '“{found}” has no partner. Open and close every mark.',
  capital: 'Start with a capital letter.',
  lowercase: 'Use lowercase letters only.',
  endMark: 'End with a period, a question mark or an exclamation mark.',
  questionMark: 'Ask something: the question mark is missing.',
  noEndMark: 'Remove the period at the end.',
  shouts: 'Use at most one exclamation mark per trade.',
  tooShort: 'Too short. Write at least {found} characters.',
  tooLong: 'Too long. Write at most {found} characters.',
  tooFew: 'Add more. This list needs at least {found}.',
  tooMany: 'Remove some. This list holds at most {found}.',
  hashtag: 'Write 3–30 letters or digits without # or spaces, each word with a capital: FreshBread.',
  genericHashtag: '“{found}” fits any shop. Choose a hashtag about this trade.',
  emoji: 'Enter a single emoji.',
  superlative: 'Remove “{found}”. A shop can’t prove it.',
  season: 'Remove “{found}”. This line is used all year.',
  network: 'Remove “{found}”. Phrases are used on every platform.',
  figure: 'Remove “{found}”. Prices, percentages and phone numbers come from the shop.',
  register: 'Rephrase “{found}”. Write plain, friendly English.',
  spelling: 'Use US spelling for “{found}”. The shop’s country decides later.',
  language: '“{found}” is not English.',
  agreement: 'Check “{found}”: a or an?',
  doubledWord: '“{found}” appears twice in a row.',
  duplicate: 'This trade already has this phrase.',
  duplicateElsewhere: 'Another trade has this phrase: {found}.',
  foreignTerm: 'Belongs to another trade: {found}. If it fits here, add it to the products.',
}

export const phraseWords = {
  superlatives: list(
    `best | favorite | favourite | unique | perfect | amazing | incredible | number one | no 1 | finest | greatest | top rated |
    award winning | unbeatable | unrivaled | unmatched | world class | second to none | lowest price | lowest prices |
    guaranteed | like no other | the leading | most trusted | highest quality`,
  ),
  /** Uses of these words that claim nothing. */
  harmless: list('best before | works best | at its best | at their best | best by'),
  seasons: list(
    `christmas | xmas | easter | halloween | thanksgiving | hanukkah | ramadan | diwali | valentine | valentine s | black friday |
    cyber monday | new year | new year s eve | mother s day | father s day | st patrick s day | fourth of july | back to school |
    summer | winter | springtime | autumn | holiday season | holiday sale`,
  ),
  genericHashtags: list(
    `love | instagood | photooftheday | picoftheday | follow | followme | followus | like4like | likeforlike | smallbusiness |
    shoplocal | shopsmall | supportlocal | supportsmallbusiness | localbusiness | happy | beautiful | viral | trending | fyp |
    foryou | explore | sale | offer | deals | newpost | motivation | inspo | inspiration | lifestyle | goals | blessed | mood |
    instadaily | repost | style | life | fun | nofilter | weekend | business | quality`,
  ),
  register: list(
    `gonna | wanna | gotta | y all | ya | dear customers | dear customer | valued customer | valued customers | esteemed | hereby |
    kindly | do not hesitate | don t hesitate | look no further | one stop shop | elevate | unleash | game changer`,
  ),
  otherSpellings: list(
    `colour | colours | coloured | flavour | flavours | favour | favours | centre | centres | grey | neighbour | neighbours |
    neighbourhood | odour | odours | fibre | fibres | jewellery | mould | tyre | tyres | organise | organised | recognise |
    moisturise | personalise | personalised | apologise | customise | cancelled | traveller | travellers | travelling | enrol |
    catalogue | yoghurt | labelled | humour | theatre | litre | litres | metre | metres | kerb | pyjamas | aluminium | plough |
    aeroplane | moustache | behaviour | practise | programme | cosy | draught`,
  ),
  /** Things of any home or any trade, which phrases may name in passing. */
  everyday: list(
    `book | books | weight | coat | dress | jacket | shirt | shoe | scarf | jeans | denim | hem | seam | sofa | pipe | toy | picture book |
    highlight | thermometer | photographer | pizza | tomato | main course | boot |
    instrument | tub | wine | red wine | balcony | shell | envelope | suitcase | aloud | notebook | fine line | lens | piano | ham | hardware store |
    account | chip | choir | cherry | drum | screw |
    slide | cake | crumb | vase | stain | meter | bottle | exercise | service | waist | freezer | jewelry | outfit | car`,
  ),
  /** Words of Spanish that English phrases do use. */
  borrowed: list('el | la | los | las | del | de | con'),
}
