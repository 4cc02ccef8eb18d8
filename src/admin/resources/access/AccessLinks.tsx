import Why from '@mui/icons-material/HelpOutlineOutlined'
import Eye from '@mui/icons-material/VisibilityOutlined'
import { Box, Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { PendingButton } from '../../components/form/PendingButton'
import { paths } from '../../components/screens/paths'
import { ScreenLink } from '../../components/screens/ScreenLink'
import { useRights } from '../../providers/auth/rights'
import type { Subject } from '../../providers/data/calls/access'
import { useViewAs } from './useViewAs'

/** Links to view the back office as a user or role, and to the reasons for its rights; for holders of manage-roles. */
export function AccessLinks({ subject }: { subject: Subject }) {
  const translate = useTranslate()
  const { can, profile } = useRights()
  const { begin, isBusy } = useViewAs()
  if (!can('manage-roles')) return null
  const isUser = 'user_id' in subject
  const isSelf = isUser && subject.user_id === profile?.id
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {!isSelf && !profile?.viewing && (
        <PendingButton
          variant="outlined"
          size="small"
          startIcon={<Eye />}
          pending={isBusy}
          onClick={() => void begin(subject)}
        >
          {translate(isUser ? 'access.view.as_user' : 'access.view.as_role')}
        </PendingButton>
      )}
      <Button component={ScreenLink} to={paths.why(subject)} size="small" startIcon={<Why />}>
        {translate('access.why.link')}
      </Button>
    </Box>
  )
}
