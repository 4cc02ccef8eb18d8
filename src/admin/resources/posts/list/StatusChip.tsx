import { Chip, type ChipProps } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { PostStatus } from '../../../../domain/post'

const colors: Record<string, ChipProps['color']> = { published: 'success', pending: 'warning' }

/** A post's status: the word says it, the colour helps the eye. */
export function StatusChip({ status }: { status: string }) {
  const translate = useTranslate()
  return (
    <Chip
      size="small"
      variant="outlined"
      color={colors[status] ?? 'default'}
      label={translate(statusLabel(status))}
    />
  )
}

/** i18n key of a status. */
export const statusLabel = (status: PostStatus | string): string => `resources.posts.status.${status}`
