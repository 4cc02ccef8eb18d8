import Remove from '@mui/icons-material/Close'
import Bottom from '@mui/icons-material/VerticalAlignBottom'
import Top from '@mui/icons-material/VerticalAlignTop'
import { Box, IconButton, Link } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import type { Member } from '../../../../domain/groupSchema'
import { Picture } from '../../../components/fields/Picture'
import { paths } from '../../../components/screens/paths'
import { ScreenLink } from '../../../components/screens/ScreenLink'
import { PostStatusChip } from '../../posts/list/PostStatusChip'

interface MemberRowProps {
  member: Member
  /** Without it, the user may only look. */
  onRemove?: () => void
  /** Moves to either end of the whole collection, which may be pages away. */
  onMove?: (end: 'first' | 'last') => void
}

export function MemberRow({ member, onRemove, onMove }: MemberRowProps) {
  const translate = useTranslate()
  const { id, type_id, title, image, status } = member
  const say = (key: string) => translate(`resources.groups.members.${key}`, { name: title })
  const button = (label: string, icon: ReactNode, onClick: () => void) => (
    <IconButton size="small" aria-label={label} title={label} onClick={onClick}>
      {icon}
    </IconButton>
  )
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
      <Picture url={image} />
      <Box
        sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}
      >
        <Link
          component={ScreenLink}
          to={paths.post(type_id, id)}
          color="textPrimary"
          underline="hover"
          sx={{ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {title}
        </Link>
        {status !== 'published' && <PostStatusChip status={status} />}
      </Box>
      {onMove && (
        <Box sx={{ flex: 'none', display: { xs: 'none', sm: 'block' } }}>
          {button(say('to_first'), <Top fontSize="small" />, () => onMove('first'))}
          {button(say('to_last'), <Bottom fontSize="small" />, () => onMove('last'))}
        </Box>
      )}
      {onRemove && button(say('remove'), <Remove fontSize="small" />, onRemove)}
    </Box>
  )
}
