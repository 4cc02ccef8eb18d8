import Add from '@mui/icons-material/Add'
import Transfer from '@mui/icons-material/CompareArrows'
import Count from '@mui/icons-material/FactCheckOutlined'
import Export from '@mui/icons-material/NorthEast'
import Import from '@mui/icons-material/SouthWest'
import { Button, IconButton, ListItemIcon, Menu, MenuItem, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { type MouseEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { paths } from '../../components/screens/paths'
import { ScreenLink } from '../../components/screens/ScreenLink'
import { useIsPhone } from '../../components/viewport/useIsPhone'
import { useMay } from '../../providers/auth/rights'

interface NewSlipButtonsProps {
  warehouse?: number
  supplier?: number
  /** Kinds in this order; the first is the main one. */
  kinds?: readonly Kind[]
  /** Whether the buttons offer another slip after one was made. */
  isAgain?: boolean
}

type Kind = keyof typeof icons
const icons = { import: <Import />, export: <Export />, transfer: <Transfer />, count: <Count /> }

const all: readonly Kind[] = ['import', 'export', 'transfer', 'count']

export function NewSlipButtons({ kinds = all, warehouse, supplier, isAgain }: NewSlipButtonsProps) {
  const translate = useTranslate()
  const mayMake = useMay('slips', 'create')
  const isPhone = useIsPhone()
  if (!mayMake) return null
  return kinds.map((kind, place) => {
    const isSmall = isPhone && isAgain
    const label = translate(isAgain ? `resources.slips.make.again.${kind}` : `resources.slips.title.${kind}`)
    const to = paths.newSlip(kind, { warehouse, supplier })
    return isSmall ? (
      <IconButton key={kind} component={ScreenLink} to={to} color="primary" aria-label={label} title={label}>
        {icons[kind]}
      </IconButton>
    ) : (
      <Button
        key={kind}
        component={ScreenLink}
        to={to}
        variant={place === 0 && !isAgain ? 'contained' : 'outlined'}
        startIcon={icons[kind]}
      >
        {label}
      </Button>
    )
  })
}

/** As a menu in the header of a list, where four buttons are too wide and icons alone are unclear. */
export function NewSlipMenu({ warehouse }: Pick<NewSlipButtonsProps, 'warehouse'>) {
  const translate = useTranslate()
  const mayMake = useMay('slips', 'create')
  const isPhone = useIsPhone()
  const isWide = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up('md'), { noSsr: true })
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (isWide || !mayMake) return <NewSlipButtons warehouse={warehouse} />
  const label = translate('resources.slips.add')
  const close = () => setAnchor(null)
  const opener = {
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
  } as const
  return (
    <>
      {isPhone ? (
        <IconButton color="primary" aria-label={label} title={label} {...opener}>
          <Add />
        </IconButton>
      ) : (
        <Button variant="contained" startIcon={<Add />} {...opener}>
          {label}
        </Button>
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {all.map((kind) => (
          <MenuItem key={kind} component={ScreenLink} to={paths.newSlip(kind, { warehouse })} onClick={close}>
            <ListItemIcon>{icons[kind]}</ListItemIcon>
            {translate(`resources.slips.title.${kind}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
