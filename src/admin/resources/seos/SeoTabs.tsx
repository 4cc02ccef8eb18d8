import { Tab, Tabs } from '@mui/material'
import { useLocation, useTranslate } from 'react-admin'
import { paths } from '../../components/screens/paths'
import { ScreenLink } from '../../components/screens/ScreenLink'
import { useMay } from '../../providers/auth/rights'

export function SeoTabs() {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const seesBoth = [useMay('seos', 'list'), useMay('posts', 'list')].every(Boolean)
  if (!seesBoth) return null
  const tabs = { [paths.seos]: 'resources.seos.title.list', [paths.seoPosts]: 'resources.seos.title.posts' }
  return (
    <Tabs
      component="nav"
      value={pathname === paths.seoPosts ? paths.seoPosts : paths.seos}
      aria-label={translate('resources.seos.tabs')}
      variant="scrollable"
      scrollButtons="auto"
      sx={{ mb: 0.5 }}
    >
      {Object.entries(tabs).map(([to, label]) => (
        <Tab key={to} value={to} label={translate(label)} component={ScreenLink} to={to} />
      ))}
    </Tabs>
  )
}
