import type { HolidayWords, YearSeason } from '../../bank.ts'
import type { HolidayKey } from '../../holiday-days.ts'

export const holidays: Record<HolidayKey, HolidayWords> = {
  'new-year': { name: 'New Year', the: 'the New Year', wish: 'Happy New Year' },
  epiphany: { name: 'Three Kings’ Day', the: 'Three Kings’ Day', wish: 'Happy Three Kings’ Day' },
  valentine: { name: 'Valentine’s Day', the: 'Valentine’s Day', wish: 'Happy Valentine’s Day' },
  carnival: { name: 'Carnival', the: 'Carnival', wish: 'Happy Carnival' },
  'womens-day': { name: 'International Women’s Day', the: 'International Women’s Day' },
  'st-patrick': { name: 'St Patrick’s Day', the: 'St Patrick’s Day', wish: 'Happy St Patrick’s Day' },
  'fathers-day': { name: 'Father’s Day', the: 'Father’s Day', wish: 'Happy Father’s Day' },
  easter: { name: 'Easter', the: 'Easter', wish: 'Happy Easter' },
  'book-day': { name: 'Book Day', the: 'Book Day', wish: 'Happy Book Day' },
  'labour-day': { name: 'Labour Day', the: 'Labour Day' },
  'mothers-day': { name: 'Mother’s Day', the: 'Mother’s Day', wish: 'Happy Mother’s Day' },
  'national-day': { name: 'National holiday', the: 'the national holiday' },
  'childrens-day': { name: 'Children’s Day', the: 'Children’s Day', wish: 'Happy Children’s Day' },
  'friends-day': { name: 'Friend’s Day', the: 'Friend’s Day', wish: 'Happy Friend’s Day' },
  'love-and-friendship': {
    name: 'Day of Love and Friendship',
    the: 'the Day of Love and Friendship',
    wish: 'Happy Day of Love and Friendship',
  },
  halloween: { name: 'Halloween', the: 'Halloween', wish: 'Happy Halloween' },
  'day-of-the-dead': { name: 'Day of the Dead', the: 'the Day of the Dead' },
  thanksgiving: { name: 'Thanksgiving', the: 'Thanksgiving', wish: 'Happy Thanksgiving' },
  'buen-fin': { name: 'El Buen Fin', the: 'El Buen Fin' },
  'black-friday': { name: 'Black Friday', the: 'Black Friday' },
  'christmas-eve': { name: 'Christmas Eve', the: 'Christmas Eve' },
  christmas: { name: 'Christmas', the: 'Christmas', wish: 'Merry Christmas' },
  'boxing-day': { name: 'Boxing Day', the: 'Boxing Day' },
  'new-years-eve': { name: 'New Year’s Eve', the: 'New Year’s Eve' },
}

export const seasons: Record<YearSeason, readonly string[]> = {
  winter: [
    'Short days and warm lights: winter has its own charm.',
    'When it is cold outside, a warm place is worth twice as much.',
    'Winter is a good time to slow down a little.',
    'A winter day gets brighter with something to look forward to.',
  ],
  spring: [
    'Spring is in the air, and everything feels lighter.',
    'The first mild evenings call for something new.',
    'Spring is the season for fresh starts.',
    'Windows open, mood up: spring suits everybody.',
  ],
  summer: [
    'Long evenings, light plans: summer is made for it.',
    'Summer tastes of time for yourself.',
    'On warm days even small things feel like a holiday.',
    'Summer is short enough to enjoy every bit of it.',
  ],
  autumn: [
    'Autumn colours, cosy evenings: a lovely time to begin something.',
    'When the leaves turn, it is time to look after yourself.',
    'Autumn brings new routines, and some of them are pleasant.',
    'After summer comes the cosy part of the year.',
  ],
}
