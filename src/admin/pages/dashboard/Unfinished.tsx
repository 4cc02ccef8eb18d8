import { List, ListItemButton, ListItemText } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { DraftLine } from '../../../domain/drafts'
import { Moment } from '../../components/Moment'
import { ScreenLink } from '../../components/ScreenLink'
import { Panel } from './Panel'

/** More are found in the forms themselves. */
const most = 5

/** Forms that this person has left unsaved, on whatever machine. */
export function Unfinished({ drafts }: { drafts: readonly DraftLine[] }) {
  const translate = useTranslate()
  return (
    <Panel title="autosave.unfinished">
      <List disablePadding sx={{ pb: 1 }}>
        {drafts.slice(0, most).map(({ entity, path, title, updated_at }) => (
          <li key={path}>
            <ListItemButton component={ScreenLink} to={path} sx={{ py: 0.5 }}>
              <ListItemText
                sx={{ my: 0, minWidth: 0 }}
                primary={title || translate('autosave.untitled')}
                secondary={
                  <>
                    {translate(`resources.${entity}.name`, { smart_count: 1 })} · <Moment iso={updated_at} />
                  </>
                }
                slotProps={{
                  primary: { noWrap: true, sx: { fontWeight: 550 } },
                  secondary: { variant: 'caption' },
                }}
              />
            </ListItemButton>
          </li>
        ))}
      </List>
    </Panel>
  )
}
