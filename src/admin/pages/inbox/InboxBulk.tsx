import Check from '@mui/icons-material/Check'
import Delete from '@mui/icons-material/DeleteOutlined'
import Report from '@mui/icons-material/ReportOutlined'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import { Box, Button, Typography } from '@mui/material'
import { partition } from 'es-toolkit'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { guardOf } from '../../../domain/guards'
import type { InboxItem } from '../../../domain/inbox'
import { ConfirmDialog } from '../../components/form/ConfirmDialog'
import { PendingButton } from '../../components/form/PendingButton'
import { mark } from '../../keys/marks'
import { useRights } from '../../providers/auth/rights'
import type { InboxAction } from './useInboxActions'
import { useNameOf } from './useNameOf'

/** Number of items named in the question before deletion; the others are counted. */
const named = 5

interface InboxBulkProps {
  items: readonly InboxItem[]
  isBusy: boolean
  onRun: (items: readonly InboxItem[], action: InboxAction) => Promise<void>
  onClear: () => void
}

/** Actions on those of the selected items that they are for; each needs the right for all of their kinds. */
export function InboxBulk({ items, isBusy, onRun, onClear }: InboxBulkProps) {
  const translate = useTranslate()
  const nameOf = useNameOf()
  const { can } = useRights()
  const [isAsking, setAsking] = useState(false)
  const may = (action: 'edit' | 'delete') => items.every(({ kind }) => can(guardOf(kind, action)))
  const count = { smart_count: items.length }
  const [held, open] = partition(items, ({ is_shown }) => !is_shown)
  const button = (action: Exclude<InboxAction, 'delete'>, icon: ReactNode, of: readonly InboxItem[]) =>
    of.length > 0 && (
      <PendingButton
        size="small"
        variant="outlined"
        startIcon={icon}
        pending={isBusy}
        onClick={() => void onRun(of, action)}
      >
        {translate(`inbox.${action}`)}
        {of.length < items.length && ` (${of.length})`}
      </PendingButton>
    )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }} role="toolbar">
      <Typography variant="body2">{translate('inbox.selected', count)}</Typography>
      {may('edit') && button('shown', <Visibility />, held)}
      {may('edit') && button('done', <Check />, open)}
      {may('delete') && button('spam', <Report />, items)}
      {may('delete') && (
        <Button size="small" color="error" startIcon={<Delete />} onClick={() => setAsking(true)}>
          {translate('inbox.delete')}
        </Button>
      )}
      <Button size="small" color="inherit" {...mark('unselect')} onClick={onClear}>
        {translate('inbox.unselect')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        busy={isBusy}
        danger
        title={translate('inbox.delete_title', count)}
        text="inbox.delete_text"
        confirm="inbox.delete"
        onCancel={() => setAsking(false)}
        onConfirm={() => void onRun(items, 'delete').finally(() => setAsking(false))}
      >
        <Box component="ul" sx={{ m: 0, mt: 1, paddingInlineStart: 2.5, overflowWrap: 'anywhere' }}>
          {items.slice(0, named).map((item) => (
            <li key={item.id}>
              <bdi>{nameOf(item)}</bdi>
            </li>
          ))}
          {items.length > named && <li>{translate('inbox.and_more', { count: items.length - named })}</li>}
        </Box>
      </ConfirmDialog>
    </Box>
  )
}
