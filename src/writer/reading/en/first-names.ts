import { wordSet } from './words.ts'

/** Names that owners type in lower case and that are no other word. */
export const firstNames = wordSet(`
  dana ray doris priya aisha maya leila kenji wei nina ines lena greta ollie barb deb gus hank moe nate
  aaron adam adrian alan albert alejandro alex alfie alice alison amanda amelia amy ana andrea andrew andy angela anita ann
  anna anne annie anthony antonio arthur ava barbara becky ben benjamin beth betty bob brenda brian bruno callum cameron
  carla carlos carmen carol caroline catherine cathy charles charlie charlotte chloe chris christina christine christopher
  claire clara colin connor craig dan daniel danielle danny darren dave david deborah debbie denise diana diane diego
  donald donna dorothy doug dylan ed eddie edward elaine eleanor elena eli elizabeth ella ellen ellie emily emma eric erica
  ethan eva evan evelyn fernando fiona fran francesca francis frank fred gabriel gareth gary gavin gemma george georgia gina
  gloria graham greg hannah harriet harry harvey helen henry hugo ian irene isaac isabel isabella isla
  ivan jack jackie jacob jake james jamie jan jane janet janice jason javier jean jeff jen jenna jennifer jenny jeremy jess
  jesse jessica jill jim jimmy joan joanna joe joel john johnny jon jonathan jorge jose joseph josh joshua juan judith judy
  julia julian julie justin karen karl kate katherine kathleen kathy katie keith kelly ken kenneth kerry kevin kim kyle laura
  lauren lee leo leon leonard leslie lewis liam linda lisa liz lola louis louise lucas lucia lucy luis luke lydia lynn
  maggie manuel marco marcus margaret maria marie marina mario marta martin mary matt matthew maureen megan mel melanie
  melissa mia michael michelle miguel mike mohammed molly monica nancy naomi natalie natasha nathan neil nicholas nick nicola
  nicole nigel noah nora oliver olivia omar oscar owen pablo pam pamela patricia patrick paul paula pauline pedro pete peter
  phil philip phoebe rachel raj ralph ravi raymond rebecca ricardo richard rick rita rob robert roberto robin roger ron
  rosa rosie ross roy ruth ryan sally sam samantha samuel sandra sara sarah scott sean sergio shane sharon sheila
  shirley simon sofia sophia sophie stacey stan stella stephanie stephen steve steven stuart sue susan suzanne sylvia tara
  ted teresa terry tessa theo theresa thomas tim timothy tina toby tom tommy tony tracy trevor valerie vanessa vicky victor
  victoria vincent walter wendy wayne yvonne zach zara zoe
`)
