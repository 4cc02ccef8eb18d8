import { Tab, Tabs } from '@mui/material'
import { useTranslate } from 'react-admin'
import { paths } from '../../../components/screens/paths'
import { ScreenLink } from '../../../components/screens/ScreenLink'

const partNames = ['goods', 'movements', 'changes'] as const
type PartName = (typeof partNames)[number]

export const isPartName = (name: string): name is PartName => partNames.some((each) => each === name)

export function PartTabs({ id, part }: { id: number; part: PartName }) {
  const translate = useTranslate()
  return (
    <Tabs
      component="nav"
      value={part}
      variant="scrollable"
      scrollButtons="auto"
      aria-label={translate('resources.warehouses.which')}
      sx={{ mb: 1 }}
    >
      {partNames.map((each) => (
        <Tab
          key={each}
          value={each}
          component={ScreenLink}
          to={paths.warehouse(id, each === 'goods' ? undefined : each)}
          aria-current={each === part ? 'page' : undefined}
          label={translate(`resources.warehouses.parts.${each}`)}
        />
      ))}
    </Tabs>
  )
}
