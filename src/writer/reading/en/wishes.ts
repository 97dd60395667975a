import type { Direction, SlotType } from '../brief-reading.ts'
import { findPlatformName } from '../platform-words.ts'
import { lengthIn, toneIn, tones, unwantedManners } from './tones.ts'
import { wordSet } from './words.ts'

type Wish = Direction['wish']

/** Opens a wish without being part of it. */
export const LEAD_IN =
  /^(?:(?:oh|ok|and|but|also|plus|ps|p\.s|please|pls|plz|just|maybe|if possible|if you can|can you|could you|can we|could we|i want you to|i['’]?d like you to|make sure to|make sure you|remember to|try to|and please|we want to|let['’]?s)[,:.]? ){1,4}/i
const dontMention =
  /^(?:(?:don['’]?t|do not|never|no need to|not to|dont) (?:mention|include|talk about|name|bring up|reveal|give away|say anything about|refer to|put in|list|write about|advertise)|avoid mentioning|leave out|skip|omit|without mentioning|keep out|no mention of|say nothing about|leave off)\b ?/i
const dontSay =
  /^(?:don['’]?t|do not|dont|never|avoid|without) (?:say|saying|use|using|write|put)?(?: the)? ?(?:words?|phrases?|term|expression|say)\b ?/i
const dontUse =
  /^(?:(?:don['’]?t|do not|dont|never|avoid|no|without|zero|skip|not too many|few|minimal|use|add|include|with|some|a few|lots of|plenty of|put|and|the|any|use some|use a few|add some|add a few|one or two|max|maximum|\d(?:-\d)?) ?){1,4}(?<what>emojis?|emoticons?|smileys?|hashtags?|tags)\b[^.;!?\n]{0,30}$/i
const negated = /^(?:(?:but )?(?:not|nothing|no|never|don['’]?t|dont|do not|avoid|without)\b)/i
const dontManner =
  /^(?:don['’]?t|dont|do not|never|avoid|try not to) (?:make (?:it|this)|be|sound|sounding|being|get|go|overdo|oversell|exaggerate|use (?:slang|jargon|puns|caps|capitals|exclamation|big words|clich|marketing|buzzwords|sales|too many))\b/i
const negatedManner =
  /^(?:but )?(?:not|nothing|no|avoid|without|zero|less)(?: a| an| any| too| overly| so| very| being| sounding| that)* (?<manner>[\p{L}é-]+(?: [\p{L}é-]+){0,2})/iu
/** At the end of a brief, whatever it is that the text should not be. */
const unwantedAlone =
  /^(?:nothing|not)(?: too| overly| so)? (?!valid|included|available|suitable|refundable|guaranteed|needed|required|open|closed|bad|kidding|joking|sold|today|tomorrow|on\b|for\b|with\b|in\b|to\b|just|only|until|yet|sure|more|less|new|beats|left|else|like|better|applicable|combinable|transferable|a\b|the\b|if\b)[a-z-]{3,15}(?: please| pls)?$/i
/** Speaks of the text itself: its headline, its wording. */
const aboutText =
  /^(?:don['’]?t|dont|do not|never|put|use|keep|make|start|end|leave|add|include|write|have|begin)\b[^.;!?\n]{0,60}\b(?:headline|title|caption|first line|opening line|wording|subject line|the text|the copy)\b|^(?:thank|congratulate|tag|credit) (?:her|him|them)\b|^(?:write|word|phrase) (?:it|this)\b|^from the heart$/i
/** Of nothing but the post: its manner, what must not be in it, who signs it. */
const aboutPost: readonly RegExp[] = [
  /^(?:make|keep) (?:it|this)(?: all| a bit| a little| really| super| very| more| sound| feel| look)? (?!an?\b|two\b|yours?\b|happen|count|there|home|in\b|to\b|work|official|right|up\b|on\b|through|special|easy|clean|dry|cool\b|warm this|safe|local|coming|going|fresh|away|moist|charged|until|for\b|as\b|out\b|off\b)[a-z-]{3,15}(?:(?:,| and| but| yet| but not|,? not(?: too)?) [a-z-]{3,15}){0,2}(?: please| pls)?$/i,
  /^(?:tone|vibe|style|mood|voice|format|length|cta|audience|feel)(?: of voice)? ?[:=-] ?[^.;!?\n]{2,60}$/i,
  /^(?:an? )?[a-z-]{3,15}(?:(?:,| and| but|,? not) [a-z-]{3,15})? (?:vibes?|tone|energy|style)(?: please| pls)?$/i,
  /^(?:but )?(?:no|zero|avoid|skip(?: the)?|without)(?: any)? (?:names?|prices?|selling|hard selling|sell(?:ing)? talk|sales?[- ](?:talk|stuff|pitch|language|y stuff)|salesy stuff|corporate(?: speak| talk| language)?|jargon|exclamation(?: marks?| points?)?s?|all caps|caps|puns?|jokes|buzzwords|clich[eé]s?|fluff|gimmicks|marketing(?: speak| talk| language)?|slang|waffle|cringe|nonsense|rhymes|questions|swearing|sob stor(?:y|ies)|drama|pity|begging)\b[^.;!?\n]{0,30}$/i,
  /^(?:i|we)(?:['’]?d| would) (?:rather|prefer) (?:you|it|we|not)\b[^.;!?\n]{0,80}$/i,
  /^(?:i|we) (?:don['’]?t|do not|dont) want (?:it|this|the post|to (?:sound|seem|come across|look))\b[^.;!?\n]{0,80}$/i,
  /^(?:sign|end|close|finish) (?:it |this )?(?:off|with|as)\b[^.;!?\n]{0,40}$/i,
  /^something (?:short|silly|fun|funny|nice|sweet|warm|simple|classy|catchy|light|quick|punchy|upbeat|serious|professional|like that|cute|cheeky|simple and [a-z]+|short and [a-z]+)(?: please| pls)?$/i,
  /^(?:just )?(?:honest|raw|real|genuine|authentic)(?: and [a-z]+)?(?: please| pls)?$/i,
  /^sound(?: really| super| very| more| like)? (?!good|interesting|familiar)[a-z-]{3,15}(?: (?:and|but|but not|up) ?[a-z-]{0,15})?$/i,
  /^(?:tell (?:people|everyone|everybody|folks|them all)|let (?:people|everyone|folks) know|spread the word|get the word out)$/i,
  /^(?:so (?:sweet|nice|lovely|cute),? )?(?:(?:use|share|post) (?:it|this|that)|share(?= but))(?: one)?(?: (?:please|pls|somehow|but no names|anonymously|with a thank you|w a thank you|w a nice caption))?$/i,
  /^(?:can|could|shall) (?:we|you|u) (?:post|share|use|do) (?:this|it|one|something)\b[^.;!?\n]{0,40}$/i,
  /^(?:don['’]?t|dont|do not|never|please don['’]?t) (?:make (?:it|this)|put (?:the|my|our|any|too)|give (?:the|my|our)|post (?:the|my|our)|show (?:the|my|our|any)|write|exaggerate|go (?:over|mad|crazy|overboard))\b[^.;!?\n]{0,60}$/i,
  /^(?:don['’]?t|dont|do not|never) call (?:it|them|us|him|her)\b[^.;!?\n]{0,40}$/i,
  /^(?:post|publish|schedule|send|run)(?: it| this)? (?:on |for |at |by |before )?(?:mon|tues?|wednes|weds?|thurs?|fri|satur|sun)[a-z]*(?: (?:morning|afternoon|evening|night|at \d.{0,6}))?$/i,
  /^(?:keep it|max|maximum|about|around|under|no more than) (?:to )?(?:about |around |under )?\d{1,3} (?:words?|lines?|sentences?)[^.;!?\n]{0,20}$/i,
]
/** What the post should do to its readers, or have at its end. */
const aims: readonly RegExp[] = [
  /^aim (?:it|this) at [^.;!?\n]{2,40}$|^target(?:ing|ed at)? (?!date|price|is\b|of\b|for\b)[^.;!?\n]{2,40}$|^(?:it['’]?s|its|this is) (?:mainly|mostly|aimed|really|just) (?:for|at) [^.;!?\n]{2,40}$/i,
  /^(?:stick|keep) (?:it )?to (?:the )?(?:facts|point|basics|essentials)(?: only| please)?$/i,
  /^(?:brag|boast|show off)(?: a (?:little|bit))?(?: about it)?$|^(?:sell|hype|big|talk|play) it (?:up|a bit|a little|hard|down)(?: a bit| a little)?$|^(?:tease|hint at) (?:it|them|this|that)\b[^.;!?\n]{0,30}$/i,
  /^(?:an? )?(?:bit|touch|little|dash|hint|sprinkle) of (?:humou?r|fun|warmth|cheek|sass|sparkle|magic|nostalgia|mystery|attitude|personality)\b[^.;!?\n]{0,20}$/i,
  /^(?:mention|say|repeat|put) (?:it|this|that) (?:twice|once|first|last|early|at the (?:top|end|start|beginning))$/i,
  /^(?:please )?(?:with|add|include|put|end with|finish with|start with|have)(?: in)? (?:an?|our|the|some|my) (?:\w+ )?(?:question|poll|quiz|countdown|cta|call to action|hook|joke|pun|hashtags?|logo|handle|sticker|gif|rhyme|headline)\b[^.;!?\n]{0,30}$/i,
  /^(?:no need|not? necessary|there['’]?s no need) for (?:any )?(?:hashtags?|emojis?|links?|pictures?|photos?|a call to action)$/i,
  /^make (?:people|them|everyone|everybody|readers|followers) (?:want|feel|hungry|smile|laugh|curious|thirsty|jealous|think|excited|cry)\b[^.;!?\n]{0,40}$/i,
  /^(?:use|with) (?:the|my|our|that) (?:photo|picture|pic|image|video)s? (?:i|we|from|that|below|above|attached)\b[^.;!?\n]{0,40}$/i,
  /^(?:in )?(?:the )?(?:first|third) person(?: please)?$|^from (?:my|our|the owner['’]?s|the team['’]?s) (?:point of view|perspective)$/i,
]
const leaveOut = /^leave (?:the |our |my |any |that )?(?<what>[a-z ]{3,30}?) (?:out|off)(?: of it| please)?$/i
const sayNot =
  /^(?:don['’]?t|dont|do not|never|avoid|without) (?:say(?:ing)?|use|using) (?!no\b|goodbye|yes\b|hello|the (?!word)|code|your|our|any (?:other|more)|it\b|them\b|this\b|until|after|with\b)/i

const keepOrMake =
  /^(?:keep|make|have|write|say|word|phrase) (?:it|this|the (?:post|text|caption|copy|tone|message|wording)|things|them)\b(?: (?:sound|feel|look|read|seem|be|all|nice|a bit|a little|very|really|super|more|quite|pretty|extra|as))*/i
const beOrSound =
  /^(?:be|sound|go for|aim for|use|adopt)\b(?: (?:a|an|our|the|very|really|super|more|something))*/i
const lengthOnly =
  /^(?:(?:keep it|make it|max|maximum|under|about|around|up to|less than|no more than|at most|in|to|just|only|roughly|approx|write|below|limit|it) ){0,3}(?:(?<count>\d{1,4}|one|two|three|four) ?(?<unit>words?|sentences?|lines?|characters?|chars|paragraphs?)|a one[- ]liner)(?: (?:max|maximum|or less|or fewer|tops|at most|long|please|pls|only|or so|is enough))*$/i
const platformOnly =
  /^(?:(?:it['’]?s|its|this is|this one['’]?s|it is|make it|write it|post it|post this|put it|put this|share it|an?|the|just|only|one)? ?)(?:for|on|to|an?|in)? ?(?:the |our |my |an? )?(?<rest>[\p{L}() ]{1,24}?)(?: (?:post|story|stories|reel|reels|caption|feed|page|account|only|please|pls|thread|video|ad|too|as well|friendly))*$/iu
const language =
  /^(?:(?:write|post|do|make|put|have|translate|want)? ?(?:it|this|the post|that)? ?(?:in|into|to)) (?<name>spanish|english|espa[nñ]ol|castellano|ingl[eé]s)(?: (?:please|pls|only|too|as well|this time|and english|and spanish))*$/i
const pictureUse =
  /^(?:(?:use|add|include|show|put|put in|attach|with|want|need|find|make|create|generate|feature|have)\b ?)?(?:it with |in )?(?:an?|the|my|our|some|that|this|one of (?:our|my|the))? ?(?:nice |good |close-?up |happy |pretty |bright |cute |beautiful |stock |real |new |great ){0,2}(?:picture|photo|pic|image|photograph|photos|pics|pictures|images|shot|visual|illustration|graphic)s? ?(?:of|with|showing|from|should show|should be|:|where)? ?(?<scene>[^.;!?\n]{0,120})$/i
const pictureShow =
  /^show (?:an?|our|people|someone|somebody|happy|smiling|the (?:team|shop|inside|product|dish|food|staff|dog|cat))\b ?(?<scene>[^.;!?\n]{0,80})$/i
const inviteTo =
  /^(?:invite|ask|tell|encourage|get|remind|urge|nudge|push|want|ask for) (?:people|everyone|everybody|customers|them|folks|readers|followers|clients|our (?:customers|clients|followers|members|guests)|my (?:customers|clients|followers)|the reader|the readers|visitors|guests|parents|locals|fans|others|more people|new (?:people|clients|customers)|anyone)(?: to (?<verb>[a-z]+(?: up| in| by| off| out)?)\b)?[^.;!?\n]{0,80}$/i
const callTo =
  /^(?:the )?(?:call to action|cta)(?: should be| is|:)? (?:to )?(?<verb>[a-z]+)[^.;!?\n]{0,60}$/i
const other: readonly RegExp[] = [
  /^(?:say|tell|put|word|phrase) it (?:with(?! (?:flowers|roses|chocolates?|cakes?|a bouquet|a bunch|balloons))|like|in|as|so)\b[^.;!?\n]{0,60}$/i,
  /^keep it (?!local|coming|going|up|real|cool|fresh|warm|in\b|on\b|for\b|as\b|away|dry|clean|safe|simple|short|until|moist|watered|charged)[a-z-]{4,15}(?: and [a-z-]{3,15})?$/i,
  /^(?:post|publish|schedule|send out|put) (?:it|this)(?: (?:out|up|on|at|for|before|today|tomorrow|tonight|asap|now|this|next|in the)\b[^.;!?\n]{0,40})?$/i,
  /^(?:start|begin|open|end|finish|close|lead) (?:it )?with\b[^.;!?\n]{0,80}$/i,
  /^(?:sound|write|talk|read|speak|phrase it|word it) (?:it )?(?:like|as if|as though|in the style|from)\b[^.;!?\n]{0,80}$/i,
  /^like (?:you|i|we)(?:['’]?re|['’]?d| are| would)? (?:talk|speak|chat|tell|say|talking|speaking|chatting|telling|write)[^.;!?\n]{0,60}$/i,
  /^(?:i|we)(?:['’]?d| would)? (?:want|need|like|prefer|love)(?: to have)? (?:it|this|the (?:post|tone|text|caption)|something (?:short|fun|nice|warm|that))\b[^.;!?\n]{0,100}$/i,
  /^(?:create|add|give it|with|convey|some)(?: a| some)? (?:sense of )?(?:urgency|humou?r|excitement|fomo|warmth|personality)[^.;!?\n]{0,30}$/i,
  /^use (?:simple|plain|british|american|uk|us|our brand|our|the brand|everyday|short|easy|first person|our usual)\b[^.;!?\n]{0,20}(?:words|language|english|spelling|colou?rs|voice|logo|sentences|font|tone|person)\b[^.;!?\n]{0,30}$/i,
  /^(?:mention|tag) (?:us|our name|the shop name)(?: first| at the end| in it)?$/i,
  /^(?:surprise me|you decide|whatever works|be creative|get creative|use your imagination|something like that|or something(?: like that)?|you know what to do|thanks in advance|do your thing|make it pop|jazz it up|spice it up|go wild)$/i,
  /^(?:highlight|emphasi[sz]e|focus on|stress) (?:the|that|how|our)? ?(?:quality|value|savings|urgency|benefits?)[^.;!?\n]{0,30}$/i,
  /^(?:put|place) the (?:price|date|time|offer|link|phone)[^.;!?\n]{0,40}$/i,
]

const slotNames: readonly (readonly [words: RegExp, type: SlotType])[] = [
  [/\b(?:prices?|cost|costs|how much)\b/i, 'price'],
  [/\b(?:discounts?|offers?|deals?|sale)\b/i, 'offer'],
  [/\b(?:phone|phone number|number)\b/i, 'phone'],
  [/\b(?:link|website|url|site)\b/i, 'link'],
  [/\b(?:e-?mail)\b/i, 'mail'],
  [/\b(?:dates?|day)\b/i, 'date'],
  [/\b(?:times?|hours)\b/i, 'time'],
  [/\b(?:address|location|place)\b/i, 'place'],
  [/\b(?:names?|who)\b/i, 'person'],
  [/\b(?:reason|why)\b/i, 'reason'],
]
/** "the old price" is one certain price, not all of them. */
const CERTAIN = /\b(?:old|last year|previous|former|competitors?|other)\b/i

function omitted(rest: string): Wish {
  const words = rest.replace(/^(?:the |any |our |my |a |an |that |about |anything about )/i, '').trim()
  const isWhole = words.split(' ').length <= 3 && !CERTAIN.test(words)
  const what = isWhole ? (slotNames.find(([pattern]) => pattern.test(words))?.[1] ?? null) : null
  return { type: 'omit', what, words }
}

const verbIn = (verb: string | undefined): Wish => ({ type: 'call', verb: verb?.toLowerCase() ?? 'come' })
const SHORT_WORDS = 80
const SHORT_CHARACTERS = 400
const SHORT_SENTENCES = 4

function lengthWish(count: string | undefined, unit = 'sentences'): Wish {
  const number = Number(count)
  if (!count || Number.isNaN(number)) return { type: 'length', length: 'short' }
  const most = /^w/i.test(unit) ? SHORT_WORDS : /^c/i.test(unit) ? SHORT_CHARACTERS : SHORT_SENTENCES
  return { type: 'length', length: number <= most ? 'short' : 'long' }
}

const manners = wordSet(
  'and & but a an in with please pls plz tone voice style vibe feel kind of bit little more very super really too the use keep be it not just quite pretty enough sounding ish way language post caption text something our one , : - feeling / + thanks thx mood energy touch',
)
const mannerNouns = /\b(?:tone|voice|style|vibes?|feel|mood|please|pls|plz|caption|post|language)\b/i
const writerOnly =
  /\b(?:friendly|professional|casual|formal|funny|playful|salesy|cheesy|upbeat|witty|informal|brief|conversational|chatty|informative|sincere|emotional|inspiring|inspirational|motivational|nostalgic|humorous|punchy|snappy|heartfelt|catchy|short|concise|simple|dignified|respectful)\b/i

/** A clause of nothing but tones: "warm and friendly", "professional tone please". */
function toneOnly(words: string, isSentence: boolean): Wish | null {
  const parts = words.toLowerCase().match(/[\p{L}é'-]+|[,&:+/]/gu) ?? []
  const isAll =
    parts.length > 0 &&
    parts.length <= 9 &&
    parts.every((part) => manners.has(part) || tones.has(part) || lengthIn(part) !== null)
  const named = parts.filter((part) => tones.has(part) || lengthIn(part) !== null)
  if (!isAll || named.length === 0) return null
  const isClear = mannerNouns.test(words) || (isSentence && writerOnly.test(words))
  if (!isClear) return null
  const length = named.map(lengthIn).find((found) => found !== null)
  if (length) return { type: 'length', length }
  const tone = toneIn(words)
  return tone ? { type: 'tone', tone } : { type: 'other' }
}

function mannerWish(words: string): Wish | null {
  const count = lengthOnly.exec(words.replace(/^(?:to|under|below|around|about) /i, ''))
  if (count) return lengthWish(count.groups?.count, count.groups?.unit)
  for (const word of words.toLowerCase().match(/[\p{L}é-]+/gu) ?? []) {
    const length = lengthIn(word)
    if (length) return { type: 'length', length }
  }
  const tone = toneIn(words)
  return tone ? { type: 'tone', tone } : null
}

function wishIn(words: string, isSentence: boolean): Wish | null {
  const emoji = dontUse.exec(words)
  if (emoji) {
    const isWanted = !negated.test(words) && !/^(?:zero|skip)\b/i.test(words)
    return /^(?:hash|tags)/i.test(emoji.groups?.what ?? '')
      ? { type: 'hashtags', isWanted }
      : { type: 'emoji', isWanted }
  }
  const mention = dontMention.exec(words)
  if (
    mention &&
    !/^(?:skip|leave off) (?:the (?:line|queue|wait)|your|it|them|or|a|lunch|breakfast)/i.test(words)
  )
    return omitted(words.slice(mention[0].length))
  const said = dontSay.exec(words)
  if (said)
    return { type: 'omit', what: null, words: words.slice(said[0].length).replace(/^["“‘']|["”’']$/g, '') }
  if (dontManner.test(words)) {
    const manner = words.toLowerCase().match(/[\p{L}é-]+/gu) ?? []
    return manner.some((word) => unwantedManners.has(word) || tones.has(word)) ||
      /oversell|exaggerate|overdo|use |sound/i.test(words)
      ? { type: 'tone', tone: 'plain' }
      : postWish(words)
  }
  const manner = negatedManner.exec(words)?.groups?.manner?.toLowerCase().split(/\s+/) ?? []
  if (manner.some((word) => unwantedManners.has(word))) return { type: 'tone', tone: 'plain' }
  if (isSentence && unwantedAlone.test(words)) return { type: 'tone', tone: 'plain' }
  if (aboutText.test(words)) return { type: 'other' }
  const left = leaveOut.exec(words)?.groups?.what
  if (left) return omitted(left)
  const unsaid = sayNot.exec(words)
  if (unsaid && isSentence)
    return { type: 'omit', what: null, words: words.slice(unsaid[0].length).replace(/^["“‘']|["”’']$/g, '') }
  const limit = lengthOnly.exec(words)
  if (limit) return lengthWish(limit.groups?.count, limit.groups?.unit)
  if (other.some((pattern) => pattern.test(words))) return otherWish(words)
  const kept = keepOrMake.exec(words)
  if (kept) {
    const wish = mannerWish(words.slice(kept[0].length).trim())
    if (wish) return wish
    const isAboutText = /^(?:the (?:post|text|caption|copy|tone))/i.test(words.slice('keep '.length))
    return /(?:sound|feel|read|seem)/i.test(kept[0]) || isAboutText ? { type: 'other' } : postWish(words)
  }
  const tone = toneOnly(words, isSentence)
  if (tone) return tone
  const tongue = language.exec(words)?.groups?.name
  if (tongue) return { type: 'language', locale: /^(?:eng|ing)/i.test(tongue) ? 'en' : 'es' }
  const picture = pictureUse.exec(words) ?? pictureShow.exec(words)
  if (picture && isPicture(words)) return { type: 'picture', scene: sceneOf(picture.groups?.scene ?? '') }
  const invite = inviteTo.exec(words)
  if (invite && (invite.groups?.verb || /^invite/i.test(words))) return verbIn(invite.groups?.verb)
  const call = callTo.exec(words)
  if (call) return verbIn(call.groups?.verb)
  const begun = beOrSound.exec(words)
  if (begun && isSentence) {
    const wish = toneOnly(`${words.slice(begun[0].length)} tone`, true)
    if (wish) return wish
  }
  return platformWish(words) ?? postWish(words)
}

/** "calm tone and no emojis" are two wishes; both halves must be one. */
export function wishesIn(words: string, isSentence: boolean): Wish[] {
  const whole = wishIn(words, isSentence)
  if (whole) return [whole]
  const joint = / (?:and|but|&|\+) /.exec(words)
  if (!joint) return []
  const [first, second] = [words.slice(0, joint.index), words.slice(joint.index + joint[0].length)].map(
    (half) => wishIn(half.replace(LEAD_IN, ''), true),
  )
  return first && second ? [first, second] : []
}

const otherWish = (words: string): Wish => {
  const tone = toneIn(words)
  return tone ? { type: 'tone', tone } : { type: 'other' }
}

const postWish = (words: string): Wish | null =>
  [...aboutPost, ...aims].some((pattern) => pattern.test(words)) ? otherWish(words) : null

/** A wish for a picture speaks of the picture itself; customers are asked for theirs ("post a pic of your pet"). */
const isPicture = (words: string): boolean =>
  /^(?:use|add|include|put|attach|with|want|need|find|make|create|generate|feature|have|show)\b/i.test(
    words,
  ) ||
  /\b(?:would be|please|pls|of the|of our|of my|showing|should)\b|^(?:picture|photo|pic|image|an? (?:nice |good )?(?:picture|photo|pic|image))\b/i.test(
    words,
  )

const sceneOf = (scene: string): string =>
  scene
    .replace(/ (?:would be (?:good|nice|great|lovely|perfect)|please|pls|if possible|in it|works)\.?$/i, '')
    .trim()

function platformWish(words: string): Wish | null {
  const rest = platformOnly.exec(words)?.groups?.rest
  const name = rest ? findPlatformName(rest) : null
  return name ? { type: 'platform', name } : null
}
