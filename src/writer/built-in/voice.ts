import { countCodePoints } from '#platform/code-points.ts'
import type { Industry } from '#platform/industries.ts'
import type { Locale } from '#platform/locale.ts'
import type { IndustryBank, Kind, KindBank, LanguageBank, Stock, Tip, YearSeason } from './bank.ts'
import { asTitle, capitalised, condense } from './condense.ts'
import type { Dealer } from './dealer.ts'
import type { HolidayKey } from './holiday-days.ts'
import type { Idea } from './read-idea.ts'
import type { Tone } from './tone.ts'

/** The content of one text. */
export type Message = {
  kind: Kind
  /** The person's own words; null in a plan. */
  idea: Idea | null
  product: string | null
  /** The person's own words already name the product. */
  isProductSaid: boolean
  holiday: HolidayKey | null
  season: YearSeason | null
}

export type Speaker = {
  locale: Locale
  bank: LanguageBank
  /** Clean and short. */
  shop: string
  industry: Industry
  tone: Tone
}

// These texts are the news itself; a general remark about products or the calendar would distract.
const isNotice = (kind: Kind) => kind === 'hours' || kind === 'hiring' || kind === 'thanks'
// Next to a price, a date or something new, another product's name would seem to belong to it.
const leavesRoomForProducts = (kind: Kind) =>
  kind === 'general' || kind === 'season' || kind === 'holiday' || kind === 'invite' || kind === 'tip'

/** Words a message in one language, tone and industry, differently each time. */
export class Voice {
  readonly message: Message
  readonly kind: KindBank
  readonly trade: IndustryBank
  readonly isNotice: boolean
  private readonly speaker: Speaker
  private readonly dealer: Dealer
  private readonly stock: Stock
  private readonly said = new Set<string>()
  private emojisLeft: number

  constructor(speaker: Speaker, message: Message, dealer: Dealer) {
    this.speaker = speaker
    this.message = message
    this.dealer = dealer
    this.kind = speaker.bank.kinds[message.kind]
    this.trade = speaker.bank.industries[speaker.industry]
    this.stock = { ...this.trade, ...this.kind }
    this.isNotice = isNotice(message.kind)
    this.emojisLeft = speaker.tone.emojis
  }

  get frames() {
    return this.speaker.bank.frames
  }

  get truths(): readonly string[] {
    return this.stock.truths
  }

  get tone(): Tone {
    return this.speaker.tone
  }

  /** A slot without a value is a bug in the bank, so it is never skipped. */
  fill(template: string): string {
    const { product, holiday } = this.message
    const values: Record<string, string | null> = {
      shop: this.speaker.shop,
      product,
      holiday: holiday && this.speaker.bank.holidays[holiday].the,
    }
    const text = template.replace(/\{(\w+)\}/g, (_, slot: string) => {
      const value = values[slot]
      if (!value) throw new Error(`There is nothing for {${slot}} in "${template}".`)
      return value
    })
    return capitalised(text)
  }

  /** One of the lines, avoiding those this text has already used. */
  say(lines: readonly string[]): string {
    let line = this.dealer.deal(lines)
    for (let tries = 1; tries < lines.length && this.said.has(line); tries++) line = this.dealer.deal(lines)
    this.said.add(line)
    return this.fill(line)
  }

  private loudly(line: string): string {
    const isOneSentence = /^[^.!?…:]+\.$/.test(line)
    if (!this.tone.exclaims || !isOneSentence || !this.dealer.chance(0.6)) return line
    const bare = line.slice(0, -1)
    return this.speaker.locale === 'es' ? `¡${bare}!` : `${bare}!`
  }

  hook(): string {
    return this.loudly(this.say(this.kind.hooks))
  }

  /**
   * The start of a text. Before the person's own news it may be a line that only sets the tone, but not in a notice.
   */
  lead(): string {
    const canOpen = this.words(60) !== '' && !this.isNotice
    return canOpen && this.dealer.chance(0.4)
      ? this.say(this.speaker.bank.tones[this.tone.name].openers)
      : this.hook()
  }

  closer(): string {
    return this.say(this.speaker.bank.tones[this.tone.name].closers)
  }

  words(max: number): string {
    return condense(this.message.idea?.sentences ?? [], max)
  }

  /** The person's first statement, as a headline. */
  headline(max: number): string {
    return asTitle(condense(this.message.idea?.sentences.slice(0, 1) ?? [], max))
  }

  /** The core of a text that we write ourselves. */
  thought(): string {
    const { kind, season, idea } = this.message
    if (kind === 'behind') return this.say(this.trade.behind)
    if (kind === 'community') return this.question()
    if (kind === 'tip' && !idea) {
      const { title, text } = this.tip()
      return `${title}. ${text}`
    }
    if (kind === 'season' && season) return this.say(this.speaker.bank.seasons[season])
    return this.truth()
  }

  private get isNameless(): boolean {
    return this.speaker.shop === this.frames.nameless.shop
  }

  hello = (): string => (this.isNameless ? this.frames.nameless.hello : this.say(this.frames.hellos))
  signOff = (): string => (this.isNameless ? this.frames.nameless.signOff : this.say(this.frames.signOffs))
  disclosure = (): string =>
    this.isNameless ? this.frames.nameless.disclosure : this.say(this.frames.disclosures)

  truth = (): string => this.say(this.stock.truths)
  follow = (): string => this.say(this.kind.follow)
  invite = (): string => this.say(this.stock.invites)
  question = (): string => this.say(this.stock.questions)
  call = (): string => this.loudly(this.say(this.stock.calls))
  shortCall = (): string => this.say(this.stock.shortCalls)
  tip = (): Tip => this.dealer.deal(this.stock.tips)

  /** Headlines, in order of preference. */
  titles(max: number): string[] {
    const said = this.headline(max)
    const ours = [this.say(this.kind.titles), this.say(this.kind.titles), this.say(this.kind.headlines)].map(
      asTitle,
    )
    const candidates = [
      ...(this.dealer.chance(0.6) ? [said, ...ours] : [...ours, said]),
      asTitle(this.shortCall()),
    ]
    return candidates.filter((title) => title !== '' && countCodePoints(title) <= max)
  }

  /** A sentence on a product, an upcoming day or the season; empty if there is nothing to add. */
  extra(): string {
    const { kind, product, isProductSaid, holiday, season, idea } = this.message
    if (this.isNotice) return ''
    const { frames, seasons } = this.speaker.bank
    const isAboutHoliday = kind === 'holiday' || kind === 'today' || Boolean(idea?.holiday)
    const lines: (readonly string[])[] = []
    if (product && !isProductSaid && leavesRoomForProducts(kind)) lines.push(frames.products)
    if (holiday && !isAboutHoliday && kind !== 'event') lines.push(frames.holidays)
    if (season && kind === 'invite') lines.push(seasons[season])
    return lines.length > 0 ? this.say(this.dealer.deal(lines)) : ''
  }

  /** The wish of the day, as a sentence. */
  wish(): string {
    const { kind, holiday } = this.message
    const wish = kind === 'today' && holiday ? this.speaker.bank.holidays[holiday].wish : undefined
    return wish ? this.loudly(`${wish}.`) : ''
  }

  /** The line with an emoji, if the tone allows another one. */
  brightly(line: string): string {
    if (line === '' || this.emojisLeft === 0) return line
    this.emojisLeft--
    return `${line} ${this.dealer.deal(this.trade.emojis)}`
  }

  chance(part: number): boolean {
    return this.dealer.chance(part)
  }

  /** Names for hashtags, most specific first. */
  tagNames(): string[] {
    const { kind, idea, product, isProductSaid, holiday } = this.message
    const { bank, shop } = this.speaker
    const namesProduct = isProductSaid || kind === 'product'
    // All but one, so that the next text starts with a different hashtag.
    const rest = this.stock.hashtags.slice(1).map(() => this.dealer.deal(this.stock.hashtags))
    return [
      this.isNameless ? '' : shop,
      ...(idea?.hashtags ?? []),
      (namesProduct && product) || '',
      (kind === 'holiday' || kind === 'today') && holiday ? bank.holidays[holiday].name : '',
      ...rest,
    ]
  }
}
