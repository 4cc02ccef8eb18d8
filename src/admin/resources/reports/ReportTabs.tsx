import { type ReportName, reportNames } from '../../../domain/reports'
import { paths } from '../../components/screens/paths'
import { ScreenTabs } from '../../components/screens/ScreenTabs'
import { reportListOf } from './names'

export const ReportTabs = ({ name }: { name: ReportName }) => (
  <ScreenTabs
    label="reporting.which"
    current={paths.report(name)}
    tabs={reportNames.map((each) => ({
      to: paths.report(each),
      label: `resources.${reportListOf(each)}.tab`,
    }))}
  />
)
