/** Sales are wider, for they carry the chart. */
export const cardGrid = 'grid gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'
