import Layers from '@mui/icons-material/LayersOutlined'
import { Chip, IconButton } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'

export function BatchButton({ batch }: { batch: string }) {
  const translate = useTranslate()
  const { setFilters } = useListContext()
  const label = translate('history.house.batch')
  return (
    <IconButton size="small" aria-label={label} title={label} onClick={() => setFilters({ batch })}>
      <Layers fontSize="small" />
    </IconButton>
  )
}

export function BatchFilter() {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const { batch, ...others } = filterValues
  if (!batch) return null
  return <Chip label={translate('history.house.one_batch')} onDelete={() => setFilters(others)} />
}
