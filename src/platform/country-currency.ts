/** Currencies of several countries; every other one is listed with its only country. */
const shared = `
EUR AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA YT
USD AS BQ EC FM GU IO MH MP PR PW SV TC TL UM US VG VI
AUD AU CC CX HM KI NF NR TV
XOF BF BJ CI GW ML NE SN TG
XAF CF CG CM GA GQ TD
XCD AG AI DM GD KN LC MS VC
GBP GB GG GS IM JE
NZD CK NU NZ PN TK
CHF CH LI
DKK DK FO GL
ILS IL PS
MAD EH MA
NOK BV NO SJ
XCG CW SX
XPF NC PF WF
`

const single = `
AE AED AF AFN AL ALL AM AMD AO AOA AQ USD AR ARS AW AWG AZ AZN BA BAM BB BBD BD BDT BH BHD BI BIF BM BMD BN BND BO BOB BR BRL
BS BSD BT BTN BW BWP BY BYN BZ BZD CA CAD CD CDF CL CLP CN CNY CO COP CR CRC CU CUP CV CVE CZ CZK DJ DJF DO DOP DZ DZD EG EGP
ER ERN ET ETB FJ FJD FK FKP GE GEL GH GHS GI GIP GM GMD GN GNF GT GTQ GY GYD HK HKD HN HNL HT HTG HU HUF ID IDR IN INR IQ IQD
IR IRR IS ISK JM JMD JO JOD JP JPY KE KES KG KGS KH KHR KM KMF KP KPW KR KRW KW KWD KY KYD KZ KZT LA LAK LB LBP LK LKR LR LRD
LS LSL LY LYD MD MDL MG MGA MK MKD MM MMK MN MNT MO MOP MR MRU MU MUR MV MVR MW MWK MX MXN MY MYR MZ MZN NA NAD NG NGN NI NIO
NP NPR OM OMR PA PAB PE PEN PG PGK PH PHP PK PKR PL PLN PY PYG QA QAR RO RON RS RSD RU RUB RW RWF SA SAR SB SBD SC SCR SD SDG
SE SEK SG SGD SH SHP SL SLE SO SOS SR SRD SS SSP ST STN SY SYP SZ SZL TH THB TJ TJS TM TMT TN TND TO TOP TR TRY TT TTD TW TWD
TZ TZS UA UAH UG UGX UY UYU UZ UZS VE VES VN VND VU VUV WS WST YE YER ZA ZAR ZM ZMW ZW USD
`

const words = (text: string) => text.trim().split(/\s+/)

const byCountry = new Map([
  ...shared
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [currency = '', ...countries] = words(line)
      return countries.map((country): [string, string] => [country, currency])
    }),
  ...words(single).flatMap((country, place, all): [string, string][] =>
    place % 2 === 0 ? [[country, all[place + 1] ?? '']] : [],
  ),
])

/** The currency of a country, by ISO 3166-1 and ISO 4217; null if unknown. */
export const currencyOfCountry = (country: string): string | null => byCountry.get(country) ?? null
