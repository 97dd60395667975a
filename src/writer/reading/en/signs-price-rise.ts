const PRICES =
  'price/prices/rate/rates/fee/fees/membership/memberships/dues/tuition/tariff/cost/costs/charge/charges/tickets/hourly'

/** Something costs more: told calmly, whatever the kind. */
export const priceRiseSigns = `
  ${PRICES} ~ go/goes/going/gone/went/inch/inching/creep/creeping up | ${PRICES} ~ rise/rises/rising/risen/increase/increases/increasing/increased | ${PRICES} are/is/will/be being? be? changing/change/adjusted/higher/dearer | ${PRICES} is/are up #/by/a/slightly
  nudge/nudging/bump/bumping/put/putting/raise/raising/raised/increase/increasing/adjust/adjusting/lift/lifting/up/upping our/my/the/all? ~ prices/rates/fees/price/rate/fee/charges | price/prices/rate/rates/fee/fees increase/increases/rise/rises/hike/adjustment
  cost/costs/costing # ~ more | will cost more | # p/cents/pence/dollars/pounds more ~ from | # more a/per/each month/week/class/session/visit/loaf | inflation ~ us | rising costs | cost of living | energy bills | have/has shot up | costs/bills/wages/prices have/has gone/shot/risen/doubled | costing us more
  supplier/suppliers raised/raising/increased/put | ${PRICES} goes/rises/moves/go to # | goes/go/going from # to # | first rise/increase in/since | first time since # | have to charge | held our prices | held off as long | having to put ~ up | put ~ up to # | can not keep ~ at # | new prices from | new ~ prices in effect/take/from/start | prices from the | through the roof | sticking with us`
