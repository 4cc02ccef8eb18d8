import Transfer from '@mui/icons-material/CompareArrows'
import Count from '@mui/icons-material/FactCheckOutlined'
import Export from '@mui/icons-material/NorthEast'
import Import from '@mui/icons-material/SouthWest'
import { Button, IconButton } from '@mui/material'
import { useTranslate } from 'react-admin'
import { paths } from '../../components/paths'
import { ScreenLink } from '../../components/ScreenLink'
import { useIsPhone } from '../../components/useIsPhone'
import { useMay } from '../../providers/auth/rights'

interface NewSlipButtonsProps {
  /** What is chosen in the new slip. */
  warehouse?: number
  supplier?: number
  /** Only these, in this order; the first stands out. */
  kinds?: readonly Kind[]
  /** Whether one was made already. */
  isAgain?: boolean
}

type Kind = keyof typeof icons
const icons = { import: <Import />, export: <Export />, transfer: <Transfer />, count: <Count /> }

/** The ways to move goods, for whoever may. */
export function NewSlipButtons({
  kinds = ['import', 'export', 'transfer', 'count'],
  warehouse,
  supplier,
  isAgain,
}: NewSlipButtonsProps) {
  const translate = useTranslate()
  const mayMake = useMay('slips', 'create')
  const isPhone = useIsPhone()
  if (!mayMake) return null
  return kinds.map((kind, place) => {
    const label = translate(isAgain ? `resources.slips.make.again.${kind}` : `resources.slips.title.${kind}`)
    const to = paths.newSlip(kind, { warehouse, supplier })
    return isPhone ? (
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
