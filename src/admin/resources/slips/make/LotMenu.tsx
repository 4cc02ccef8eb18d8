import { ListItemText, Menu, MenuItem } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import type { GoodLot } from '../../../../domain/goods'
import { formatMoney } from '../../../../domain/money'
import { formatDay } from '../../../components/formats/day'
import { formatNumber } from '../../../components/formats/formats'

interface LotMenuProps {
  anchor: HTMLElement
  lots: readonly GoodLot[]
  chosen: number | null
  onChoose: (lot: number | null) => void
  onClose: () => void
}

/** Lots for a line, by expiry date; expired ones are taken only if chosen here. */
export function LotMenu({ anchor, lots, chosen, onChoose, onClose }: LotMenuProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const choose = (lot: number | null) => {
    onChoose(lot)
    onClose()
  }
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      <MenuItem selected={chosen === null} onClick={() => choose(null)}>
        {translate('resources.slips.make.by_expiry')}
      </MenuItem>
      {lots.map(({ id, on_hand, expiry, price, is_expired }) => (
        <MenuItem key={id} selected={chosen === id} onClick={() => choose(id)}>
          <ListItemText
            primary={translate('resources.slips.line.lot', { id, number: formatNumber(on_hand, locale) })}
            slotProps={{ secondary: is_expired ? { sx: { color: 'status.bad' } } : {} }}
            secondary={[
              expiry && translate('resources.slips.make.until', { day: formatDay(expiry, locale) }),
              is_expired && translate('resources.slips.make.expired'),
              formatMoney(price),
            ]
              .filter(Boolean)
              .join(' · ')}
          />
        </MenuItem>
      ))}
    </Menu>
  )
}
