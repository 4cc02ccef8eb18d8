import { useLocation } from 'react-admin'
import { paths } from '../../components/screens/paths'
import { ScreenTabs } from '../../components/screens/ScreenTabs'
import { useMay } from '../../providers/auth/rights'

const tabs = [
  { to: paths.seos, label: 'resources.seos.title.list' },
  { to: paths.seoPosts, label: 'resources.seos.title.posts' },
]

export function SeoTabs() {
  const { pathname } = useLocation()
  const seesBoth = [useMay('seos', 'list'), useMay('posts', 'list')].every(Boolean)
  if (!seesBoth) return null
  return (
    <ScreenTabs
      label="resources.seos.tabs"
      tabs={tabs}
      current={pathname === paths.seoPosts ? paths.seoPosts : paths.seos}
    />
  )
}
