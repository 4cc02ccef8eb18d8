import { type ReportName, reportNames } from '../../../domain/reports'

export const isReportName = (name: string | undefined): name is ReportName =>
  reportNames.some((each) => each === name)

/** The list of a report, by its name in the data provider and in i18n keys. */
export const reportListOf = (name: ReportName): `report_${ReportName}` => `report_${name}`

const moneys = ['money', 'cost', 'profit']

export const unitOf = (column: string): 'money' | 'number' => (moneys.includes(column) ? 'money' : 'number')
