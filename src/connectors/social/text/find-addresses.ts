const countries =
  'ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn so sr ss st sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw'
// Top-level domains that shops use; not a complete list.
const others =
  'com net org info biz edu gov name pro mobi app dev shop store online site website blog club cafe salon beauty boutique studio design photo photos pizza restaurant bar coffee fit fitness yoga hair fashion travel tech xyz live life link social agency digital media world today email tours events cat eus gal madrid barcelona london paris berlin nyc miami africa art band bike business care center cloud clinic dental delivery deals dog family farm florist food fun gallery garden gift gifts guru health help house jewelry kitchen makeup market menu news one page party pet place plus press promo rentals repair sale school services shoes show space style support team tips toys top vet video vip watch wedding wiki wine work works zone'

const endings = new Set(`${countries} ${others}`.split(' '))

const CANDIDATE = new RegExp(
  [
    // Cheap first check: skips every character that cannot start a URL.
    '(?=[\\p{L}\\p{N}])',
    // With https://, it may follow anything except ASCII letters, digits and tag signs: some languages use no spaces.
    '(?:(?<![a-z0-9@＠$#＃])(?<scheme>https?:\\/\\/)|',
    // Without https://, it must not be inside a word, an email address or another URL.
    '(?<![\\p{L}\\p{N}@$#_\\/\\-]|[\\p{L}\\p{N}]\\.))',
    '(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}_\\-]{0,61}[\\p{L}\\p{N}])?\\.)+',
    '(?<ending>\\p{L}{2,63})(?![\\p{L}\\p{N}_@\\-])',
    '(?::\\d{1,5})?',
    // A period or bracket after a URL belongs to the sentence.
    "(?<path>[\\/?#](?:[\\p{L}\\p{N}!*';:=+,.$\\/%#\\[\\]\\-~@\\|&_?]*[\\p{L}\\p{N}=_#\\/+\\-&])?)?",
  ].join(''),
  'giu',
)

/** Finds URLs with or without https://, as X and most other networks do. */
export function findAddresses(text: string): { start: number; end: number }[] {
  if (!text.includes('.')) return []
  return [...text.matchAll(CANDIDATE)]
    .filter(
      ({ groups }) =>
        groups?.scheme || groups?.path?.startsWith('/') || endings.has(groups?.ending?.toLowerCase() ?? ''),
    )
    .map(({ 0: found, index }) => ({ start: index, end: index + found.length }))
}

/** The first address in a text, as an absolute one. */
export function firstUrlIn(text: string): string | undefined {
  const [first] = findAddresses(text)
  if (!first) return undefined
  const address = text.slice(first.start, first.end)
  return URL.parse(/^https?:/i.test(address) ? address : `https://${address}`)?.href
}
