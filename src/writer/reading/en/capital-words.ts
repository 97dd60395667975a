import { wordSet } from './words.ts'

/** Words that always begin with a capital: days, months, feasts, languages and peoples. */
export const capitalWords = wordSet(`
  monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays
  mon tues tue weds wed thurs thur thu fri january february april june july august september october november december
  christmas easter halloween thanksgiving hanukkah diwali ramadan eid santa english spanish french italian german greek
  portuguese japanese chinese korean thai indian mexican turkish moroccan lebanese american british scottish irish welsh
  european italy spain france mexico japan england scotland ireland wales london
`)
