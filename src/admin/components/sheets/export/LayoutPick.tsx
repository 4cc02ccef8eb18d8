import { TextField } from '@mui/material'
import { type RaRecord, useGetList, useTranslate } from 'react-admin'
import type { ResourceName } from '../../../../domain/guards'
import { useMay } from '../../../providers/auth/rights'
import { endpointOf } from '../../../providers/data/endpoints'

interface LayoutPickProps {
  resource: string
  layout: number | undefined
  onPick: (layout: number | undefined) => void
}

/** Offers the layouts of others for whom the file may be, such as carriers. */
export function LayoutPick({ resource, ...props }: LayoutPickProps) {
  const { layouts } = endpointOf(resource)
  return layouts ? <Layouts of={layouts} {...props} /> : null
}

function Layouts({ of, layout, onPick }: Omit<LayoutPickProps, 'resource'> & { of: ResourceName }) {
  const translate = useTranslate()
  const may = useMay(of, 'list')
  const { data = [] } = useGetList<RaRecord & { name: string }>(of, undefined, { enabled: may })
  if (!data.length) return null
  return (
    <TextField
      select
      label={translate('sheets.export.layout')}
      value={layout ?? ''}
      onChange={({ target }) => onPick(target.value ? Number(target.value) : undefined)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      margin="none"
    >
      <option value="">{translate('sheets.export.own_layout')}</option>
      {data.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextField>
  )
}
