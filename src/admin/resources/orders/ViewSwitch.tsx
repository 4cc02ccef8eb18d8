import Board from '@mui/icons-material/ViewColumnOutlined'
import List from '@mui/icons-material/ViewListOutlined'
import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useStore, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'

const views = { list: List, board: Board }
type OrderView = keyof typeof views

/** View of orders: from the address (`?view=board`), else the one used last. */
export function useOrderView(): [OrderView, (view: OrderView) => void] {
  const [address, setAddress] = useSearchParams()
  const [kept, keep] = useStore<string>('orders.view', 'list')
  const change = (view: OrderView) => {
    keep(view)
    const { view: _, ...others } = Object.fromEntries(address)
    setAddress({ ...others, view }, { replace: true })
  }
  return [(address.get('view') ?? kept) === 'board' ? 'board' : 'list', change]
}

interface ViewSwitchProps {
  view: OrderView
  onChange: (view: OrderView) => void
}

export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  const translate = useTranslate()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={view}
      aria-label={translate('resources.orders.views.label')}
      onChange={(_event, next: OrderView | null) => next && onChange(next)}
    >
      {Object.entries(views).map(([name, Icon]) => (
        <ToggleButton
          key={name}
          value={name}
          aria-label={translate(`resources.orders.views.${name}`)}
          title={translate(`resources.orders.views.${name}`)}
        >
          <Icon fontSize="small" />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
