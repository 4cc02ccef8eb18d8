import Edit from '@mui/icons-material/EditOutlined'
import { Box, Button, IconButton } from '@mui/material'
import { useLocaleState, useParams, useTranslate } from 'react-admin'
import { formatMoney } from '../../../domain/money'
import { placeSchema, type Warehouse } from '../../../domain/placeSchema'
import { DetailPage } from '../../components/crud/DetailPage'
import { formatNumber } from '../../components/formats/formats'
import { paths } from '../../components/screens/paths'
import { ScreenLink } from '../../components/screens/ScreenLink'
import { NotFound } from '../../components/states/NotFound'
import { useIsPhone } from '../../components/viewport/useIsPhone'
import { useMay } from '../../providers/auth/rights'
import { NewSlipMenu } from '../slips/NewSlipButtons'
import { About } from './About'
import { Ledger } from './parts/Ledger'
import { isPartName, PartTabs } from './parts/PartTabs'
import { WarehouseGoods } from './parts/WarehouseGoods'
import { WarehouseSlips } from './parts/WarehouseSlips'

const parts = { goods: WarehouseGoods, movements: Ledger, changes: WarehouseSlips } as const

export default function WarehousePage() {
  const { part = 'goods' } = useParams()
  const isPhone = useIsPhone()
  const deleteText = useWarehouseDeleteText()
  if (!isPartName(part)) return <NotFound />
  const Part = parts[part]
  return (
    <DetailPage<Warehouse>
      schema={placeSchema}
      deleteText={deleteText}
      actions={(warehouse) => <Actions {...warehouse} />}
    >
      {(warehouse) => (
        <>
          {!isPhone && <About warehouse={warehouse} />}
          <Box component="section" sx={{ minWidth: 0 }}>
            <PartTabs id={warehouse.id} part={part} />
            <Part key={part} warehouseId={warehouse.id} />
          </Box>
          {isPhone && <About warehouse={warehouse} />}
        </>
      )}
    </DetailPage>
  )
}

function Actions({ id }: Warehouse) {
  const translate = useTranslate()
  const isPhone = useIsPhone()
  const mayEdit = useMay('warehouses', 'edit')
  const label = translate('resources.warehouses.edit')
  const link = { component: ScreenLink, to: paths.warehouseForm(id) }
  return (
    <>
      <NewSlipMenu warehouse={id} />
      {mayEdit &&
        (isPhone ? (
          <IconButton {...link} aria-label={label} title={label}>
            <Edit />
          </IconButton>
        ) : (
          <Button {...link} startIcon={<Edit />}>
            {label}
          </Button>
        ))}
    </>
  )
}

/** Text of the question before deleting a warehouse, with its stock; value only for users who may list slips. */
function useWarehouseDeleteText(): (warehouse: Warehouse) => string {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return ({ stock, slips_count: slips = 0 }) => {
    const text = translate('resources.warehouses.delete_text')
    const { number = 0, money = null } = stock ?? {}
    if (slips === 0 && number === 0) return text
    const count = (of: number) => formatNumber(of, locale)
    const along = translate(`resources.warehouses.goes_along${money === null ? '' : '_worth'}`, {
      slips: count(slips),
      number: count(number),
      money: money === null ? '' : formatMoney(money),
    })
    return `${along} ${text}`
  }
}
