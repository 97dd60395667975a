import { capitalized } from '../../first-letter.ts'
import { part } from '../rule.ts'
import { isMonthFirst } from './dates.ts'
import type { NoteRule } from './note-rule.ts'
import { lowered } from './phrases.ts'

const dropIns = ['Stop by', 'Drop in', 'Come by', 'Pop in']

/** What the reader is asked to do, in few words. */
export const requestRules: readonly NoteRule[] = [
  {
    is: /^you can ((?:order|book|reserve|sign up|find|pick up|drop off|register|apply)\b.{3,120})$/i,
    ways: (found) => [capitalized(part(found, 1)), `You can ${part(found, 1)}`],
  },
  {
    is: /^(?:come and )?find us (at|in|on|outside|opposite|near|next to|by) (.{3,120})$/i,
    ways: (found) => [
      `You'll find us ${part(found, 1)} ${part(found, 2)}`,
      `Find us ${part(found, 1)} ${part(found, 2)}`,
      ...(/^come/i.test(found[0]) ? [] : [`We're ${part(found, 1)} ${part(found, 2)}`]),
    ],
  },
  {
    is: /^[Mm]eet ((?:our|the) .{3,100}|\p{Lu}\p{Ll}+(?:,? .{3,100})?)$/u,
    ways: (found, { isSerious }) =>
      isSerious || /^the (?:team|teachers|makers|artists?|author|baker)\b/i.test(part(found, 1))
        ? []
        : [`Say hello to ${part(found, 1)}`, `We'd like you to meet ${part(found, 1)}`],
  },
  {
    is: /^just ((?:ask|show|tell|mention|pop|drop|turn|call|text|email|message|reply|say|bring|come|walk|ring)\b.{2,80})$/i,
    ways: (found) => [
      /^(?:show|turn|pop|drop|walk|come|say)\b/i.test(part(found, 1)) ? '' : capitalized(part(found, 1)),
      /[,;:]|\d{4}/.test(part(found, 1)) ? '' : `All you need to do is ${part(found, 1)}`,
    ],
  },
  {
    is: /^(?:swing by|stop by|drop by|drop in|pop in|pop by|come by)$/i,
    ways: (found, scene) =>
      dropIns.filter((way) => way !== capitalized(found[0]) && !(isMonthFirst(scene) && /^Pop/.test(way))),
  },
  {
    is: /^see you (?!all\b)(.{2,40})$/i,
    ways: (found, { isSerious }) => (isSerious ? [] : [`We'll see you ${part(found, 1)}`]),
  },
  { is: /^comment below$/i, ways: () => ['Leave a comment below', 'Tell us in the comments'] },
  {
    is: /^(?:say (?:congrats|congratulations|hi|hello|thanks)|wish (?:him|her|them)) .{3,60}$/i,
    ways: (found) => [`Please ${lowered(found[0])}`, `Do ${lowered(found[0])}`],
  },
  {
    is: /^(?:ring|call|order|book|come|get in) (?:early|before|soon)\b.{0,60}$/i,
    ways: (found, { isSerious }) =>
      isSerious ? [] : [`Please ${lowered(found[0])}`, `It's best to ${lowered(found[0])}`],
  },
  {
    isCurt: true,
    is: /^(?:any )?questions:? (?:(?:call|ring|ask|text) )?(\p{Lu}\p{Ll}{1,15}),? (\+?\(?\d[\d ()-]{6,18})$/iu,
    ways: (found, scene) => [
      `Questions? Call ${part(found, 1)} ${isMonthFirst(scene) ? 'at' : 'on'} ${part(found, 2)}`,
      `Any questions, ask ${part(found, 1)}: ${part(found, 2)}`,
    ],
  },
  {
    isCurt: true,
    is: /^(?:send )?(?:your |a )?(cv|resume|résumé)s? to (\S{2,60}@\S{3,60})( by .{3,40})?$/i,
    ways: (found) => {
      const [name, mail, until] = [part(found, 1), part(found, 2), part(found, 3)]
      return [
        `Send your ${/^cv$/i.test(name) ? 'CV' : name.toLowerCase()} to ${mail}${until}`,
        `To apply, send your ${/^cv$/i.test(name) ? 'CV' : name.toLowerCase()} to ${mail}${until}`,
      ]
    },
  },
  {
    isCurt: true,
    is: /^(?:hopefully back|back) (tomorrow|tonight|soon|later|on \p{L}+|\p{L}+day)(?: hopefully)?$/iu,
    ways: (found) =>
      /hopefully/i.test(found[0])
        ? [`We hope to be back ${lowered(part(found, 1)).replace(/^(?=\p{L}+day$)/u, 'on ')}`]
        : [],
  },
  {
    isCurt: true,
    is: /^teams? (?:of )?(?:(up to|max|maximum) )?(\d{1,2})$/i,
    ways: (found) => {
      const most = part(found, 1) === '' ? '' : 'up to '
      return [`Teams of ${most}${part(found, 2)}`, `Come in teams of ${most}${part(found, 2)}`]
    },
  },
  {
    is: /^((?:come by(?=.* or (?:text|call|email))|drop (?!in\b|by\b)|send|text|call|ring|email|message|pick up|ask|leave|comment|reply|vote|chuck|help|give|phone|contact)\b.{6,120})$/i,
    ways: (found, { isSerious }) => {
      const rest = lowered(part(found, 1))
      if (isSerious || /^help\b(?! us)|\bplease\b/i.test(rest)) return []
      return [
        `Please ${rest}`,
        /^(?:come|drop|send|text|call|ring|email|message|leave|phone)\b/.test(rest) ? `You can ${rest}` : '',
      ]
    },
  },
]
