import { MenuItem, Tab, Tabs, TextField } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useContext } from 'react'
import {
  type RaRecord,
  useGetList,
  useGetRecordRepresentation,
  useNavigate,
  useParams,
  useTranslate,
} from 'react-admin'
import { defaultSort } from '../../providers/data/endpoints'
import { ReservedPlace } from '../../startup/ReservedPlace'
import { box } from '../../theme/tokens'
import { recordPath } from '../screens/recordPath'
import { ScreenLink } from '../screens/ScreenLink'
import { ScreensContext } from '../screens/screen'
import { useResourceName } from '../screens/useResourceName'

const maxTabs = 6
const pagination = { page: 1, perPage: 1000 }

/** Clipped to one line: the name may be wider than a phone, and the page shows it in full. */
const Name = styled('span')({
  maxWidth: box.filter,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

/** Tabs to the other records of a short list; an unsaved form asks before it is left. */
export function RecordSwitch() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const resource = useResourceName()
  const screens = useContext(ScreensContext)
  const represent = useGetRecordRepresentation(resource)
  const { id } = useParams()
  const { data = [], isLoading } = useGetList<RaRecord>(resource, { pagination, sort: defaultSort(resource) })
  if (isLoading) return <ReservedPlace />
  if (data.length < 2 || !data.some((each) => String(each.id) === id)) return null
  const label = translate(`resources.${resource}.name`, { smart_count: 2 })
  const records = data.flatMap((record) => {
    const to = recordPath(screens, resource, record.id)
    return to ? [{ id: String(record.id), name: String(represent(record)), to }] : []
  })
  if (records.length > maxTabs)
    return (
      <TextField
        select
        size="small"
        label={label}
        value={id}
        onChange={({ target }) => {
          const chosen = records.find((each) => each.id === target.value)
          if (chosen) navigate(chosen.to)
        }}
        sx={{ maxWidth: { sm: 'min-content' }, minWidth: { sm: box.menuPaper }, '--optional': "''" }}
      >
        {records.map((record) => (
          <MenuItem key={record.id} value={record.id}>
            {record.name}
          </MenuItem>
        ))}
      </TextField>
    )
  return (
    <Tabs component="nav" value={id} aria-label={label} variant="scrollable" scrollButtons="auto">
      {records.map(({ id: value, name, to }) => (
        <Tab key={value} value={value} label={<Name>{name}</Name>} component={ScreenLink} to={to} />
      ))}
    </Tabs>
  )
}
