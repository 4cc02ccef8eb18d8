import { Box, Link, List, ListItemButton, ListItemText } from '@mui/material'
import { type UseGetListHookValue, useTranslate } from 'react-admin'
import type { Feedback } from '../../../domain/feedbackSchema'
import { Moment } from '../../components/Moment'
import { paths } from '../../components/paths'
import { ScreenLink } from '../../components/ScreenLink'
import { Panel } from './Panel'

/** People who wait to be contacted, who has waited longest first. */
export function WaitingFeedback({ feedback }: { feedback: UseGetListHookValue<Feedback> }) {
  const translate = useTranslate()
  const { data = [], total = 0 } = feedback
  return (
    <Panel
      title="dashboard.feedback.title"
      query={feedback}
      action={
        <Link
          component={ScreenLink}
          to={paths.waitingFeedback}
          underline="hover"
          sx={{ typography: 'body2' }}
        >
          {translate('dashboard.feedback.all')}
        </Link>
      }
    >
      <List disablePadding sx={{ pb: 1 }}>
        {data.map(({ id, name, type, content, created_at }) => (
          <li key={id}>
            <ListItemButton component={ScreenLink} to={`${paths.feedback}/${id}`} sx={{ py: 0.5 }}>
              <ListItemText
                sx={{ my: 0, minWidth: 0 }}
                primary={name}
                secondary={
                  <>
                    <Moment iso={created_at} />
                    {type && ` · ${type}`}
                    {content && ` · ${content}`}
                  </>
                }
                slotProps={{
                  primary: { noWrap: true, sx: { fontWeight: 550 } },
                  secondary: { variant: 'caption', noWrap: true, component: 'div' },
                }}
              />
            </ListItemButton>
          </li>
        ))}
      </List>
      {total > data.length && (
        <Box sx={{ px: 2, pb: 2, color: 'text.secondary' }}>
          {translate('dashboard.feedback.more', { smart_count: total - data.length })}
        </Box>
      )}
    </Panel>
  )
}
