import { Button, CircularProgress, Paper } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { ScreenLink } from '../ScreenLink'

interface FormToolbarProps {
  cancelTo: string
  actions?: ReactNode
  saveLabel?: string
}

/** Save and Cancel, in sight however long the form is. */
export function FormToolbar({ cancelTo, actions, saveLabel = 'components.form.save' }: FormToolbarProps) {
  const translate = useTranslate()
  const { isSubmitting } = useFormState()
  return (
    <Paper
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
      <Button
        type="submit"
        variant="contained"
        disabled={isSubmitting}
        startIcon={isSubmitting ? <CircularProgress size={16} color="inherit" aria-hidden /> : undefined}
      >
        {translate(isSubmitting ? 'components.form.saving' : saveLabel, { _: saveLabel })}
      </Button>
      <Button component={ScreenLink} to={cancelTo}>
        {translate('components.form.cancel')}
      </Button>
      {actions && (
        <span style={{ marginInlineStart: 'auto', display: 'inline-flex', gap: 8 }}>{actions}</span>
      )}
    </Paper>
  )
}
