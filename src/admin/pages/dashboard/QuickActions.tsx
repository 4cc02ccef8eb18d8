import PersonAdd from '@mui/icons-material/PersonAddOutlined'
import Upload from '@mui/icons-material/UploadOutlined'
import { Box, Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { PostType } from '../../../domain/typeSchema'
import { paths } from '../../components/paths'
import { ScreenLink } from '../../components/ScreenLink'
import { styleIcons } from '../../components/styleIcons'
import { useMay } from '../../providers/auth/rights'
import { box } from '../../theme/tokens'

/** Shortcuts for the most frequent tasks. */
export function QuickActions({ types }: { types: readonly PostType[] }) {
  const translate = useTranslate()
  const mayWrite = useMay('posts', 'create')
  const mayUpload = useMay('media', 'create')
  const mayInvite = useMay('users', 'create')
  const actions = [
    ...(mayWrite ? types : []).map((type) => ({
      to: paths.newPost(type.id),
      label: translate('dashboard.quick.write', { type: type.title }),
      Icon: styleIcons[type.style],
    })),
    ...(mayUpload ? [{ to: paths.newMedia, label: translate('dashboard.quick.upload'), Icon: Upload }] : []),
    ...(mayInvite
      ? [{ to: paths.newUser, label: translate('dashboard.quick.invite'), Icon: PersonAdd }]
      : []),
  ]
  if (actions.length === 0) return null
  return (
    <Box
      component="nav"
      aria-label={translate('dashboard.quick.title')}
      sx={{
        display: 'flex',
        flexWrap: { xs: 'nowrap', sm: 'wrap' },
        gap: 1,
        // On a phone one line that scrolls horizontally, up to the screen's edge.
        overflowX: { xs: 'auto', sm: 'visible' },
        scrollbarWidth: 'none',
        mx: { xs: -2, sm: 0 },
        px: { xs: 2, sm: 0 },
        py: 0.5,
      }}
    >
      {actions.map(({ to, label, Icon }) => (
        <Button
          key={to}
          component={ScreenLink}
          to={to}
          variant="outlined"
          startIcon={<Icon aria-hidden />}
          sx={{ flex: 'none', bgcolor: 'background.paper', maxWidth: { xs: box.filter, sm: '100%' } }}
        >
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {label}
          </Box>
        </Button>
      ))}
    </Box>
  )
}
