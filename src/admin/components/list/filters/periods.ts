import { addDays, addMonths, monthOf } from '../../../../domain/days'

export const periods = ['this_month', 'last_month', 'this_year'] as const

/** First and last day; a period that lasts ends today. */
export function periodOf(name: (typeof periods)[number], today: string): { from: string; to: string } {
  const month = monthOf(today)
  if (name === 'this_year') return { from: `${today.slice(0, 4)}-01-01`, to: today }
  if (name === 'this_month') return { from: `${month}-01`, to: today }
  return { from: `${addMonths(month, -1)}-01`, to: addDays(`${month}-01`, -1) }
}
