import { Tab, Tabs } from '@mui/material'
import { useTranslate } from 'react-admin'
import { type ReportName, reportNames } from '../../../domain/reports'
import { paths } from '../../components/screens/paths'
import { ScreenLink } from '../../components/screens/ScreenLink'
import { reportListOf } from './names'

export function ReportTabs({ name }: { name: ReportName }) {
  const translate = useTranslate()
  return (
    <Tabs
      component="nav"
      value={name}
      variant="scrollable"
      scrollButtons="auto"
      aria-label={translate('reporting.which')}
      sx={{ mb: 1 }}
    >
      {reportNames.map((each) => (
        <Tab
          key={each}
          value={each}
          component={ScreenLink}
          to={paths.report(each)}
          aria-current={each === name ? 'page' : undefined}
          label={translate(`resources.${reportListOf(each)}.tab`)}
        />
      ))}
    </Tabs>
  )
}
