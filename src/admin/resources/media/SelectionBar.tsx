import Delete from '@mui/icons-material/DeleteOutlined'
import { Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { ConfirmDialog } from '../../components/form/ConfirmDialog'
import { PendingButton } from '../../components/form/PendingButton'
import { useSelected } from '../../components/list/ListScope'
import { SelectedTitles } from '../../components/list/SelectedTitles'
import type { Deletion } from './useDeletion'

interface SelectionBarProps {
  deletion: Deletion
  onAll: () => void
  onNone: () => void
}

/** The number of selected files and their actions. Always rendered, so that tiles do not shift. */
export function SelectionBar({ deletion, onAll, onNone }: SelectionBarProps) {
  const translate = useTranslate()
  const { hidden } = useSelected()
  const { count, isAsking, isBusy, ask, cancel, confirm } = deletion
  return (
    <Box
      role="toolbar"
      aria-label={translate('resources.media.selection.label')}
      sx={{
        position: count > 0 ? 'sticky' : 'static',
        top: 'var(--bar)',
        zIndex: 4,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        minHeight: 'var(--bulk-bar)',
        px: 1,
        mb: 1,
        borderRadius: 1,
        bgcolor: count > 0 ? 'primary.light' : 'transparent',
      }}
    >
      <Typography role="status" sx={{ fontWeight: 600, px: 1, display: count > 0 ? 'block' : 'none' }}>
        {count > 0 && translate('resources.media.selection.selected', { smart_count: count })}
        {hidden > 0 && `, ${translate('components.bulk.hidden', { smart_count: hidden })}`}
      </Typography>
      <Button size="small" onClick={onAll}>
        {translate('resources.media.selection.all')}
      </Button>
      {count > 0 && (
        <>
          <PendingButton size="small" color="error" startIcon={<Delete />} pending={isBusy} onClick={ask}>
            {translate('components.form.delete')}
          </PendingButton>
          <Button size="small" onClick={onNone} sx={{ marginInlineStart: 'auto' }}>
            {translate('resources.media.selection.none')}
          </Button>
        </>
      )}
      <ConfirmDialog
        open={isAsking}
        busy={isBusy}
        danger
        title={translate('resources.media.selection.delete_title', { smart_count: count })}
        text="resources.media.selection.delete_text"
        confirm="components.form.delete"
        onCancel={cancel}
        onConfirm={() => void confirm()}
      >
        <SelectedTitles />
      </ConfirmDialog>
    </Box>
  )
}
