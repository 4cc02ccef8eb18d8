import { Tab, Tabs } from '@mui/material'
import { useTranslate } from 'react-admin'
import { ScreenLink } from './ScreenLink'

interface ScreenTabsProps {
  /** i18n keys or texts. */
  label: string
  tabs: readonly { to: string; label: string }[]
  current: string
}

/** Tabs that lead to screens beside each other. */
export function ScreenTabs({ label, tabs, current }: ScreenTabsProps) {
  const translate = useTranslate()
  return (
    <Tabs
      component="nav"
      value={current}
      variant="scrollable"
      scrollButtons="auto"
      aria-label={translate(label)}
      sx={{ mb: 1 }}
    >
      {tabs.map(({ to, label }) => (
        <Tab
          key={to}
          value={to}
          component={ScreenLink}
          to={to}
          aria-current={to === current ? 'page' : undefined}
          label={translate(label)}
        />
      ))}
    </Tabs>
  )
}
