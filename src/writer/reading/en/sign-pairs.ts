import type { BriefKind } from '../brief-reading.ts'

/** Signs that count only together: who writes to customers, and the money that is asked for. */
export const signPairs: readonly { kind: BriefKind; points: number; one: string; other: string }[] = [
  {
    kind: 'sad_news',
    points: 9,
    one: 'close/closes/closing/shut/shutting/leave/leaving/sell/selling ~ shop/store/kiosk/branch/location/cafe/salon/studio/site/restaurant/doors/business/stall',
    other:
      'painful/difficult/hard/tough/sad/heartbreaking/hardest/toughest choice/decision/call | no choice | with regret | regret to',
  },
  {
    kind: 'warning',
    points: 9,
    one: `texting/calling/emailing/messaging/ringing/phoning/dming/contacting our/my/some customers/clients/members/parents/followers/patients
      someone/somebody/somebodys/people/man/men/woman/bloke/guy/page/account ~ texting/calling/emailing/messaging/asking/knocking/selling/claiming/pretending`,
    other:
      'fee/fees/deposit/deposits/money/payment/payments/bank/code/codes/password/details | never/not pay | do not pay/send/reply/click/answer/open/transfer | fake | not us',
  },
  {
    kind: 'apology',
    points: 8,
    one: 'went/arrived/came/was/were/got/turned/sent/left ~ wilted/cold/burnt/burned/raw/stale/soggy/broken/damaged/late/wrong/missing/undercooked/overcooked/squashed/melted/moldy/mouldy/smashed',
    other:
      'replacement/replacements/refund/refunds/refunded/redo/remake/replacing | no charge | we hate that | deserve/deserved better | on us | make it right | make it up',
  },
]
