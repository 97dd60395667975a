import type { KindSign } from './kind-signs.ts'

/** How owners say it without the usual words. */
export const wordingSigns: readonly KindSign[] = [
  [
    'offer',
    5,
    `half the price | third/quarter off | saves/save/saving you # | throw/throwing/thrown in a/an/your/some/the | on the house | have the ~ on us | next/second/third/fourth/fifth one? on us | mates rates | pay for # | stay # ~ pay
    knock/knocking/knocked/taking/take/shave/shaving a ~ off | for # quid/pounds/dollars/bucks/euros together | together for # | cheapest ~ free | costs you nothing | will not cost you | any _ and a/an _ for | month/class/lesson/coffee/wash/treatment is free | reduced by | by a fifth/third/quarter/half | a tenner all | bring your old ~ off`,
  ],
  [
    'event',
    4,
    `spoken word | poetry/film/movie/choir/jazz/comedy/games/craft/knitting/singing/dance/record/listening evening/night/session/afternoon/morning/party | doors at | we are screening | screening of | a screening | on the night | puppy/dog/baby/coffee/book social | evening next/this/on | come and/to? meet | making for beginners | _ for beginners | meet _ the | come and/to? learn to | story/book/reading hour | parade | treasure/easter hunt | pop up | _ night from/at six/seven/eight/# | reads from | demo day | recital | sittings at | next class | pie and | tasting menu night`,
  ],
  [
    'new_product',
    5,
    `joins/joining/join/joined the/our lineup/line/menu/range/family/shelves/counter/team/collection | is/are now on/in every/our/all/the | now on every/our/all | first batch | bottled/baked/brewed our first | got our hands on | finally stock/stocking | meet the new | latest addition | new addition/additions | freshly arrived | is/are on the menu | on the menu $ | on the shelf now | behind the chair | is/are in $ | of the month is | just rolled in | guess what just | guess what is | we finally have/got/do/stock/sell | just got ~ delivery in | delivery is in | just got ~ in $ | got a/some/the new ~ in | new chair at | a new face`,
  ],
  [
    'hours',
    6,
    `no kitchen/food/breakfast/lunch/dinner/service tonight/today/tomorrow/this | bar only | pushing/push/moving/move our/the opening/closing/hours | opening/closing back to # | stays/staying/stay dark/shut/closed | sundays/mondays/tuesdays/wednesdays/thursdays/fridays/saturdays are back | kitchen/bar/shop closes/opens/shuts at/early/late | finishing/finish early | early close | starting later/earlier | open an hour earlier/later | start/starts/open/opens an hour earlier/later | hour earlier/later | closing up at | no deliveries on/this/today/tomorrow | shut all day | have started see`,
  ],
  [
    'apology',
    6,
    `badly wrong | got ~ wrong and we | we own it/this/that | let a lot/few/number of you/people down | let lots/many/so of? many? you/people down | not the day/meal/service/visit/experience you paid/expected/deserved | are/is/been/be refunded | refunds are on | mortified | we could/should have done better | will do better | learned our lesson | we feel awful/terrible/dreadful | that is not ok | not ok | each get a credit | queued for nothing | too salty/cold/late yesterday | is sorry | we have only just seen`,
  ],
  [
    'warning',
    8,
    `do not plug/touch/light/switch/mix/connect/burn/swallow/inhale | take it/them away from your/the/any baby/babies/child/children/kids/pets | overheats | paint flakes | flakes off | come/comes/came away in | sharp edge/edges | unplug it/them | switch it/them off at | irritate skin/eyes | for your money back | break ins on/in our/the street/road/area | do not leave ~ on seats/unattended/inside | it is fake | is a fake | delete it | in our name`,
  ],
  [
    'charity',
    7,
    `hand/handed/handing over # ~ to | helped us hand/raise/give/send | flood/storm/earthquake/fire/winter/shoebox/hospital/roof appeal | all of it goes to | every penny/cent goes | goes to the _ appeal/fund | in the pot for | for every _ sold | chip in | sponsored _ | everything goes to | _ fund $ | for the pantry | for the hospice | jar on the counter | climbing _ for | bake sale`,
  ],
  [
    'limited_stock',
    7,
    `handful ~ remain/remains/left | only a handful | only a few ~ remain | last # tables/places/seats/spaces/spots/slots/tickets/rooms/turkeys/wreaths/trees/hampers/boxes/pairs | last few/couple tables/places/seats/spaces/spots/slots/tickets/rooms/dates/turkeys/wreaths/trees/hampers/boxes/pairs/openings | # openings/slots/appointments/tables left | exactly # ~ left | that is your lot | nearly/almost out of | running low on | not getting ~ more | no more coming | not be restocking | will not restock | once they are gone | that is all there is | opened up today/tomorrow/for/this | # open up today/tomorrow/for | open up today/tomorrow | first to text/call/message/comment/reply/ring ~ gets | just come free | come free for/on/this | just come up | table/tables/chair/chairs/slot/slots free this/for/today/tomorrow/on | that is it till/until | last dozen | stopped making | being discontinued | discontinued | then it is gone | once this ~ empty/gone | that is all until/till/we | just the one ~ left | # and # only | only now in | shout if you want`,
  ],
  [
    'job',
    6,
    `be our next | could you be our | room for one more/another | extra/spare/another pair of hands | pair of hands needed/wanted | grow/growing the team | come and? work with/for us | fancy working | looking to join | know someone who makes/can/loves | saturday/weekend/evening help wanted | required for the | who does not mind | own car ideal | we need a _ who | we need someone/somebody | need someone/somebody for/to/who/m/monday/part/full/weekends | must love _`,
  ],
  [
    'testimonial',
    5,
    `says we/she/he saved/fixed/made/helped/rescued | best message | message we have ever | made our day | we saved her/his/their | could not be happier | nicest thing/things | _ says we | review like this | a review ~ from | sweetest card | ten/10 out of | treated my _ like`,
  ],
  [
    'anniversary',
    6,
    `# candles for | years young | a decade ago | half a century | # years ago today | years ago this | been with us for | has been ~ with us for # years | ribbon cutting | big # $ | guess who is # | years of _ | years since | since dad/mum/mom/grandad/grandpa ~ first | we are # $`,
  ],
  [
    'tip',
    4.5,
    `^ do not put/leave/wash/store/rub/soak/cut/mow/water/feed/mix/keep/hang/iron/tumble/machine/heat ~ your/the/it/them/in/with | ruins the | ^ squeeze/pat/blot/dab/press/wring it/them/your/the | get your _ pressure/checked | get your ~ checked before | if you want yours/it/them to last | is right $ | below that | hate/hates cold/wet/heat/direct/drafts/draughts | keep it away from | usually/often/normally means | sign of wear/worn | never the fridge | the trick is | ^ repot | ^ prune | ^ descale | works best when/if | lasts longer if/when | how to get ~ out | before you throw | paper bag | signs your | not sure which | hates hot water | hides ~ wipes | wash cold | dry flat | ^ ripen`,
  ],
  [
    'sad_news',
    8,
    `breaks our hearts/heart | will not be reopening | not be reopening | was killed | has gone $ | we will miss you | not coming back | heart is broken`,
  ],
  [
    'general',
    8,
    `is/are leaving us | last day with us | gift/gifts cards/card/vouchers/voucher make/makes | retires/retiring on/this/after | back from maternity/paternity/parental/leave | what do you think $ | we are number # | next to the _ $ | keep us company`,
  ],
]
