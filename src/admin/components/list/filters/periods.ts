import { addDays, addMonths, monthOf } from '../../../../domain/days'

/** Usual periods by i18n key, as first and last day, counted from today. */
export const periods: Record<string, (today: string) => [from: string, to: string]> = {
  'components.list.period.today': (today) => [today, today],
  'components.list.period.yesterday': (today) => [addDays(today, -1), addDays(today, -1)],
  'components.list.period.week': (today) => [addDays(today, -6), today],
  'components.list.period.month': (today) => [`${monthOf(today)}-01`, today],
  'components.list.period.last_month': (today) => [
    `${addMonths(monthOf(today), -1)}-01`,
    addDays(`${monthOf(today)}-01`, -1),
  ],
  'components.list.period.year': (today) => [`${today.slice(0, 4)}-01-01`, today],
}
