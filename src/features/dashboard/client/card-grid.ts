/** Sales are wider, because they contain the chart. */
export const cardGrid = 'grid gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'
