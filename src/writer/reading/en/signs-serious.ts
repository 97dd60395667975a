import type { KindSign } from './kind-signs.ts'

/** Death, illness, the end of a shop, and what else nobody is glad to read. */
export const sadSigns: readonly KindSign[] = [
  [
    'sad_news',
    9,
    `passed away | passed on peacefully | passed suddenly/peacefully/yesterday/unexpectedly/last/over | passed on monday/tuesday/wednesday/thursday/friday/saturday/sunday | has/have passed $ | lost one/two/three/four/some/all of our | lost # of our | broken hearts | hearts are broken | died | is/was dying
    we/i lost our/my _ | death of | funeral | memorial service | memorial for | celebration of life | in loving memory
    in memory of our/my | rest in peace | condolences | we/i mourn | mourning | loss of our/my/a | bereavement | is no longer with us
    are no longer with us | gone but not/never forgotten | gone too soon | put to sleep | over the rainbow bridge
    crossed the rainbow bridge | said/say goodbye to our beloved | said/say our last goodbye | went/slipped peacefully
    lost his/her/their battle | lost his/her/their fight | took his/her/their last breath | rest easy | deepest sympathy
    lost a dear/beloved/good/true | we lost _ today/yesterday/suddenly/peacefully | we lost _ last night/week | raising a glass to old
    will be sadly/greatly/dearly missed | in his/her memory | passing of | pay our/their respects | the late _ _`,
  ],
  [
    'sad_news',
    8,
    `close/closes/closing/closed ~ for good | close/closes/closing/closed ~ permanently | close/closing ~ forever | closing ~ for ever
    closing our/the doors | closing down $ | closing down after/on/in/at/our/the | we are closing down | shutting down
    shutting up shop | shut up shop | shutting our/the doors | shut our/its doors | last day of trading/business | final day of trading/business
    last ever day | last day ever | final ever | going out of business | goes out of business | out of business
    ceasing/cease/ceased trading | cease/ceasing operations | bankruptcy | bankrupt | liquidation | administration
    into receivership | have to say goodbye | time to say goodbye | for the last time | close the business/shop/store/salon/doors
    closing the business/shop/store/salon | our lease is up | lease is not being renewed | can not afford ~ rent | lost our lease
    shop/store/cafe/salon will close/be closing at/on/in/after the? end | will be closing at the end | closing at the end of _
    after # years ~ will/are/is be? closing/close | after # years we are/have closing/decided | after # years we close | end of an era | last orders for good
    numbers do not add up | not add up any | no longer viable/sustainable/possible | can not carry on | can not keep going | tried everything | decided to stop | winding down | wind down | last day will be | our last/final day is | farewell | lost the lease | landlord ~ sold/selling/evict* | evict*
    our final chapter | made the difficult/hard/tough decision to close | calling it a day`,
  ],
  [
    'sad_news',
    6,
    `in the? hospital | in intensive care | in the? icu | car crash | car accident | serious/bad/nasty accident | accident last/this/on | an accident
    had a stroke | heart attack | has/have/had/with/my/his/her/got cancer | cancer treatment/diagnosis | diagnosed | seriously ill | very ill | gravely ill | critically ill | taken ill | terminal
    chemo* | having/had/have surgery | my/his/her surgery/operation | emergency surgery | life support | fell down/off ~ broke
    kitchen/shop/store/big/small/electrical fire | a fire | house fire | burned/burnt down | fire last night | fire destroyed | caught fire
    flood/flooded/flooding | water damage | came in overnight | hurricane | tornado | lost everything | lost most of | lost the whole
    destroyed | devastated | heartbroken | heartbreaking | sad news | very sad | sadly | sad to | great sadness | deep sadness
    with sadness | heavy heart/hearts | in our thoughts | thoughts and prayers | keep/keeping ~ in your/our thoughts/prayers
    broke/broken/fractured my/his/her arm/wrist/leg/hip/ankle/foot/hand/collarbone/back/ribs | in lieu of flowers | send off | the crem | crematorium | burial | cremat* | the wake | services are private | mom/mum/dad/nan/gran/grandad/grandma/grandpa is gone
    nobody/noone/everyone/everybody ~ is/was safe | no one was/got? hurt | nobody was/got? hurt | family emergency | miscarriage
    tragic* | tragedy | worst news | hard one to write | hard to write | do not know how to say this | hard post to write | not easy to write`,
  ],
  [
    'sad_news',
    6,
    `got/been/were/was broken into | broke into | broken into | break in/ins ~ last/at/on/overnight/saturday/sunday | a break in | burgl*
    got/been/were/was robbed | robbery | been/were/was vandal* | vandal* | smashed ~ window/windows/door/glass | smashed in
    a brick through | brick through | ram raid* | took the till | took the cash | cctv | stolen from/overnight/last/on | was/were/been stolen | got nicked | ~ stole our`,
  ],
]

export const apologySigns: readonly KindSign[] = [
  [
    'apology',
    7,
    `apology | apologies | apologize | apologizes | apologizing | we are so/very/really/truly? sorry | i am so/very/really/truly? sorry | so/very/really/truly sorry
    sorry about | sorry for/to/if/that | our fault | my fault | our mistake | our bad | my bad | that is on us | this is on us | on us entirely
    dropped the ball | we messed up | i messed up | we got it/this/that wrong | got it badly wrong | we screwed up | we let you down
    let you/people/everyone/some down | not good enough | not our usual standard | not up to ~ standard | fell short | we owe you
    owe you/everyone/some an explanation/apology | should have known better | should not have happened | should never have happened
    in poor taste | taken it down | hold our hands up | no excuse/excuses | we hear you | we take full responsibility | please forgive us | forgive us`,
  ],
  [
    'apology',
    4,
    `sorry | sry | refund/refunds/refunded ~ affected | mix up | mixed up | inconvenience | bear with us | bare with us | make it right | make this right
    put it right | make it up to | thanks/thank you? for your patience | thank you for bearing | thank you for understanding | hope you understand
    running ~ behind/late | behind schedule | backlog | delay/delays/delayed | went out late | arrived late | late deliveries
    overbooked | double booked | waited over | waiting over | had to wait | kept waiting | long wait | wrong order/orders/size/cake | got the wrong
    we forgot | i forgot | cancelled at/on short/the | had to cancel | let us down | could not reach us | was not on
    if you were affected | if you were one of | if yours was | if it was you | anyone affected | everyone affected | a refund or
    next one is on us/me | were/was/are/is down all | phones were/are down | website/site/system/email ~ was/were/is/are down | not on $`,
  ],
]

export const warningSigns: readonly KindSign[] = [
  [
    'warning',
    9,
    `recall/recalled/recalling/recalls | stop using | stop burning/wearing/feeding/eating/selling | ^ do not eat/use/drink/consume/click/reply/pay/open/feed/wear/answer/send | please do not eat/use/drink/consume/click/reply/pay/open/feed/wear/answer/send | and do not eat/use/drink/consume/click/reply/pay/open/feed/wear/answer/send
    please bin/discard/destroy | bin it | bin them | throw it/them away/out | may contain | contains ~ not on the label | not on the label | undeclared
    not listed on the | mislabeled | mislabelled | safety notice/warning/alert/recall | product safety | choking | contaminat* | allergy/allergen/allergens alert/notice/warning
    scam/scams/scammer/scammers/scamming | fraud/fraudulent/fraudsters | fake account/profile/page/accounts/profiles/pages/website/site/tickets/invoices | pretending to be | impersonat* | cloned
    bug/virus/flu/lice/nits/norovirus going/doing round/around/the | keep them/him/her/kids home # | after the last symptom/symptoms | saying he/she/they is/are from | claiming ~ from us | nothing to do with us | not one of ours | knocking on doors | do not let them in | asking for cash | hacked | phishing | got hacked | been hacked | it is not us | this is not us | account/page/profile is not us | never ask for/you | never call/email/text/message you
    gas leak | boil water | tested positive | outbreak | confirmed case/cases | cases of | whooping cough | norovirus | food poisoning
    salmonella | listeria | hand foot and mouth | e coli | been exposed | watch for symptoms | head lice | chicken pox | chickenpox | measles | meningitis | covid case/cases
    parvo | kennel cough ~ going/about/area | poison* | bits/pieces of metal/glass/plastic | risk of fire/burns/shock/injury | fire risk | fire hazard
    can/may/could crack/shatter/overheat/explode/break/snap ~ hot/use/fire/face | can overheat | batch # | batch/lot number`,
  ],
  [
    'warning',
    8,
    `missing since/from/dog/cat/pet/person/our/last | is/are/went/gone/been missing | lost dog/cat/pet/puppy/kitten/parrot/tortoise | have you seen | anyone seen
    last seen | ran off | got out ~ last/this/on | please share ~ find | escaped from/last/this`,
  ],
  [
    'warning',
    4,
    `warning | beware | be aware | please be careful | watch out | be careful | take care on/when/in | danger | dangerous | hazard | theft/thefts | thief | thieves | police
    urgent | important notice/safety | attention customers/parents/everyone/all | suspicious | stolen | counterfeit | trip hazard | sheet of ice | icy | black ice | slippery
    if you bought/purchased/got ~ from us | full refund/credit | bring it/them back | bring back for | keep them/your kids/dogs/children home/away/indoors/inside | do not chase | do not approach`,
  ],
]

/** Nothing may be cheerful here, whatever the post is for. */
export const graveSigns = `
  in lieu of flowers | his/her/their send off | the crem | crematorium | broke/broken/fractured my/his/her arm/wrist/leg/hip/ankle | numbers do not add up | brick through | evicted | storm took/damaged/destroyed | claiming to be us | water main | burst ~ main/pipe | pipe burst | charged twice | charged ~ twice | will not happen again | never happen again | had a reaction | unvaccinated | parvo | came off ~ testing | take it/them away from | mom/mum/dad/nan/gran/grandad is gone | up from # | is now # up | gone daft | on backorder | pushed # | pushed back | frustrating
  had to have ~ put down | put him/her down | no option/choice/alternative but to close/shut/end/stop/cease | bug/virus/flu/lice/nits going/doing round/around/the | keep them/him/her home # | did not make it $ | did not pull through | final goodbye to | earned his/her wings | passed in his/her sleep | we are grieving | saying he/she/they is/are from | is/are not from us | nothing to do with us | knocking on doors | not one of ours | do not let them in | was/were/been/got nicked/pinched/swiped | nicked from/last/overnight | left us last/this/on/peacefully/after/suddenly/yesterday | after a short/long/brave illness/fight/battle | someone/somebody/they broke in | broke in ~ took/stole | took the till/register/cash/safe/money | slipped away peacefully | taken from us | had to be put down | my/his/her diagnosis | broken in again | how much more we can | very poorly | passed this weekend/week/morning | short illness | last dinner | flood took | refunding every | is a nightmare | mortified | missing door | line cut | did not turn up | double booked | owe them/you an apology | be vigilant | algae | can catch fire | unplug | ever ask for | hang up | short dated | man taking pictures | bike is gone | fee rises | rises to # | can not keep ~ at #
  no option but to close | refused our licence/license | last service is | fire crews | we have lost the | rushed into/to hospital/surgery | passed in the night | will not be back for | cold pizza/food | was rude | short staffed | website/site/system down | lost a lorry | taking # days instead | pretending to collect | ^ do not use | please do not use | get hot | ^ lost $ | needs medication | lead paint | black ice | cloned
  price of ~ by # | increase/increasing/raise/raising the price/prices/cost/rate | rate/price/prices ~ is/are/be going to # | # more a/per month/week/class/session | parts have not gone up | sold as ~ was | hours wrong | had the wrong
  say goodbye to our old/beloved/dear/lovely | lost his/her/their fight | remembering dad/mum/mom/nan/him/her | gutted to say | will not be reopening | calling time on | in icu | knocked off his/her/their | keep him/her/them in your | through the roof | no one hurt | stepping back from | health news
  landlord has sold/given | thieves took | thieves about | someone/somebody/thieves ~ stole/took | selling fake | fake _? vouchers/tickets/account/page/website/profile | not from us | can split | carbon monoxide | gas leak | adders | flew out of | answers to | ^ do not eat | please do not eat | we were wrong | are ashamed | too salty | served it anyway
  running ~ late due | going to spam | were missed | no excuses | cancelled last minute | sorry for | so/very/really/truly sorry | sorry about | we are sorry | apologize | apologies | apology | having to put | put ~ up to # | new prices from | held off as long | dearer | cost of living ~ prices | prices have gone/risen
  passed away | passed on peacefully | passed suddenly/peacefully/yesterday/unexpectedly | passed on monday/tuesday/wednesday/thursday/friday/saturday/sunday | has/have passed $ | lost one/two/three/four/some/all of our | broken hearts | died | is/was dying | death of | funeral | memorial service | memorial for
  celebration of life | in loving memory | in memory of our/my | rest in peace | condolences | bereavement | no longer with us | gone but not/never forgotten
  put to sleep | rainbow bridge | went peacefully | lost his/her/their battle | we lost _ today/yesterday/suddenly/peacefully | will be sadly/greatly/dearly missed
  close/closing/closed ~ for good | close/closing/closed ~ permanently | close/closing ~ forever | closing our doors | shutting up shop | shutting our doors
  last day of trading/business | going out of business | ceasing trading | bankruptcy | bankrupt | liquidation | lost our lease | our lease is up | can not afford ~ rent
  will be closing at the end | after # years ~ will/are/is be? closing/close | after # years we close | end of an era
  in the? hospital | intensive care | car crash | car accident | serious accident | heart attack | had a stroke | diagnosed with | been diagnosed | seriously ill | gravely ill
  chemo* | having/had surgery | my/his/her surgery | life support | emergency surgery | family emergency | miscarriage
  kitchen/shop/store/electrical/house fire | there was/has a? fire | had a _? fire | burned/burnt down | fire last night | after ~ fire | flooded | the flood | lost everything | lost most of
  broken into | broke into | a break in | burgl* | got/been/were/was robbed | robbery | vandalized/vandalised | smashed our/the/in
  heartbroken | heartbreaking | devastated | great sadness | deep sadness | with sadness | sad news | sad to say/tell/announce/share | heavy heart/hearts | tragic* | tragedy | thoughts and prayers
  recall/recalled/recalling | stop using | stop burning/wearing/feeding | do not eat/consume | bin it | contaminat* | undeclared | allergy/allergen alert/notice/warning | not on the label
  tested positive | outbreak | confirmed case/cases | food poisoning | salmonella | listeria | norovirus
  gone/went/is/are missing | missing since/from/dog/cat/person | lost dog/cat/pet | last seen | nobody/noone was? hurt | no one was/got hurt | everyone/everybody is/was safe
  scam/scams/scammers | fraud | impersonating | pretending to be | hacked | victims | shooting | earthquake | wildfire | hurricane | war in
  price/prices/rates/fees/rate/fee/membership/cost ~ go/going/goes/gone up | prices will be/are/is? increase/increasing/rise/rising/rising | raise/raising our/my/the prices/rates/fees | price/prices/rate/fee increase/increases/rise/rises
  rate/rates/fee/fees/prices ~ increase/increases/rise to/from/by/on/in/slightly | put/putting our/my/the prices up | put/putting prices up
  for your trouble | for the trouble | got/sent the wrong order/orders/food/size/dish | lost your/some/all orders/order/bookings | calling/ringing/contacting everyone who/affected | we overbooked | some of you waited | let you/some/people down | layoffs | laid off | redundan* | have to let ~ go | please be careful | sheet of ice | black ice | be careful ~ ice`
