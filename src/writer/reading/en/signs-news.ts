import type { KindSign } from './kind-signs.ts'
import { priceRiseSigns } from './signs-price-rise.ts'

/** What broke and what there is not today. Beside an apology it is only the excuse. */
export const breakdownSign: KindSign = [
  'hours',
  3.5,
  `no coffee/bread/pizza/food/hot/water/card/cards/deliveries/delivery/takeaway/parking/cakes/heating/phone/phones/internet/wifi/power/bagels/ice/milk/breakfast/lunch/kitchen/sandwiches/fries/chips/classes/appointments ~ today/tonight/tomorrow/until/this | cash only | card only | card machine/reader is/has/down/not/died/broken
    machine*/oven*/fridge*/freezer*/boiler*/fryer*/grinder*/heating*/phone*/line/lines/till/printer*/system*/website*/internet*/wifi/lift/dishwasher*/grill*/heater* has/have/is/are/just/finally? broke/broken/packed/died/dead/down/bust/busted/kaput/toast/fried/poorly/conked/gone/off
    machine/oven/fridge/freezer/boiler/fryer/heating/phones/lines/till/system/website/lift/dishwasher ~ on the blink/fritz | machine/oven/boiler/heating/phones/till/system/website/internet ~ out of order/action | out of order/action | broke down | broken down | packed up | conked out | engineer/repair/repairman/plumber/electrician/technician coming/comes/on/is | fixed by | should be fixed | up and running by | waiting on/for a/the part/parts/engineer/plumber`,
]

/** Other news without their usual words: what is put off, who is missed, what was taken. */
export const newsSigns: readonly KindSign[] = [
  [
    'event',
    5,
    `moving/move/moved/pushing/push/pushed/shifting/switching/rescheduling ~ night/workshop/class/tasting/party/session/market/quiz/show/event ~ to monday/tuesday/wednesday/thursday/friday/saturday/sunday/the/next/# | night/workshop/class/tasting/party/session/market/quiz/show/event is/has/will now/been/be? moved/moving/rescheduled/postponed/pushed | new date for | new date is | rain date`,
  ],
  [
    'sad_news',
    8,
    `left us on/in/last/this/peacefully/after/suddenly/yesterday/today | after a short/long/brave illness/fight/battle | hard to type | hard post to | lost our/my dear/beloved/lovely/darling/best | slipped away | had to have ~ put down | put down on/today/yesterday/this/last | put him/her down | no option/choice/alternative but to close/shut/end/leave/stop/cease | in bits $ | pulled our loan | did not make it $ | did not pull through | gave up the fight | final goodbye | said our goodbyes | earned his/her wings | in his/her sleep | we are grieving | left this world | left a hole | taken from us | is with the angels | no longer here | broke in ~ took/stole | someone/somebody/they broke in | was/were/been/got nicked/pinched/swiped | nicked from/last/overnight | stole/took our van/bike/car/truck/trailer/tools | took the till/register/cash/safe/money | had to be put down`,
  ],
  ['general', 8, priceRiseSigns],
  [
    'apology',
    6,
    `for the trouble | for your trouble | got/get/sent the wrong | wrong food/orders/size/dish/parcel | website/site/system/app crashed/went/fell/was | to everyone/those/anyone who/affected ~ waited/queued/missed/lost/ordered/paid/drove/turned | never got your/their/the/it | lost your/some/all | could not serve/finish/deliver | orders/bookings/appointments/deliveries/classes/cakes/pickups/lessons ~ are/is off | orders/bookings/appointments/deliveries/classes/lessons ~ cancelled/canceled/delayed/late/affected/postponed | ringing/calling/contacting/messaging/texting/phoning everyone/you/people/those/anyone/customers | can not honor/honour/fulfil/fulfill/make/deliver your/the/all/any/todays/these | had to throw/bin/cancel/turn | have to cancel | to rebook/rearrange/reschedule you/your/everyone/anyone | will be rebooked/refunded/remade | if you had/have an/a order/appointment/booking/table/class | if your order/appointment/cake/booking/delivery | will remake/redo/replace`,
  ],
]
