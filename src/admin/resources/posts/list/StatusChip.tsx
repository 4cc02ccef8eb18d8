import { styled } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import type { PostStatus } from '../../../../domain/post'

/** A plain span: it is in every row, and MUI's Chip is heavier than needed. */
const Mark = styled('span')(({ theme }) => ({
  display: 'inline-block',
  padding: theme.spacing(0, 1),
  border: `1px solid ${theme.palette.text.disabled}`,
  borderRadius: 12,
  ...theme.typography.caption,
  whiteSpace: 'nowrap',
  '&[data-status=published]': { color: theme.palette.success.main, borderColor: 'currentColor' },
  '&[data-status=pending]': { color: theme.palette.warning.main, borderColor: 'currentColor' },
}))

/** A post's status as text with a colour. */
export function StatusChip({ status }: { status: string }) {
  const translate = useTranslate()
  return <Mark data-status={status}>{translate(statusLabel(status))}</Mark>
}

/** i18n key of a status. */
export const statusLabel = (status: PostStatus | string): string => `resources.posts.status.${status}`
