import { type ReportName, reportNames } from '../../../domain/reports'

export const isReportName = (name: string | undefined): name is ReportName =>
  reportNames.some((each) => each === name)

/** The list of a report, as the data provider and the words call it. */
export const reportListOf = (name: ReportName): `report_${ReportName}` => `report_${name}`

const moneys = ['money', 'cost', 'profit']

/** What a sum of a report is counted in. */
export const unitOf = (column: string): 'money' | 'number' => (moneys.includes(column) ? 'money' : 'number')
