import { Button, Paper } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { ariaKeys } from '../../keys/shortcuts'
import { useBottomBar } from '../bottomBar'
import { lastView } from '../list/lastView'
import { ScreenLink } from '../ScreenLink'
import { PendingButton } from './PendingButton'
import { useFirstWrong } from './useFirstWrong'

interface FormToolbarProps {
  cancelTo: string
  actions?: ReactNode
  saveLabel?: string
}

/** Sticky toolbar with Save, Cancel and the number of invalid fields. */
export function FormToolbar({ cancelTo, actions, saveLabel = 'components.form.save' }: FormToolbarProps) {
  const translate = useTranslate()
  const { isSubmitting } = useFormState()
  const { anchor, count, go } = useFirstWrong()
  const bar = useBottomBar()
  return (
    <Paper
      ref={bar}
      square
      elevation={0}
      role="toolbar"
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 5,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      <PendingButton
        type="submit"
        variant="contained"
        pending={isSubmitting}
        aria-keyshortcuts={ariaKeys('save')}
      >
        {translate(isSubmitting ? 'components.form.saving' : saveLabel, { _: saveLabel })}
      </PendingButton>
      <Button component={ScreenLink} to={lastView(cancelTo)}>
        {translate('components.form.cancel')}
      </Button>
      <span ref={anchor} role="status">
        {count > 0 && (
          <Button color="error" onClick={go}>
            {translate('components.form.to_mend', { smart_count: count })}
          </Button>
        )}
      </span>
      {actions && (
        <span style={{ marginInlineStart: 'auto', display: 'inline-flex', gap: 8 }}>{actions}</span>
      )}
    </Paper>
  )
}
