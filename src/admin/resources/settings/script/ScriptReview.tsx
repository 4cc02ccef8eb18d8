import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { FacetList } from '../../../components/history/compare/FacetList'
import { facetsOf } from '../../../components/history/compare/facets'
import { useIsPhone } from '../../../components/viewport/useIsPhone'
import type { PageRecord } from '../form/page'

interface ScriptReviewProps {
  values: Record<string, string>
  page: PageRecord
  onAnswer: (isWanted: boolean) => void
}

export default function ScriptReview({ values, page, onAnswer }: ScriptReviewProps) {
  const translate = useTranslate()
  const titleId = useId()
  const isPhone = useIsPhone()
  const facets = Object.keys(page.versions).flatMap((key) => facetsOf(key, page[key], values[key]))
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      fullWidth
      maxWidth="md"
      fullScreen={isPhone}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{translate('resources.settings.script.confirm_title')}</DialogTitle>
      {/* Focusable, so that keys scroll it. */}
      <DialogContent tabIndex={0} role="group" aria-labelledby={titleId}>
        <DialogContentText sx={{ mb: 2 }}>
          {translate(
            facets.length > 0 ? 'resources.settings.script.confirm_text' : 'components.conflict.result_same',
          )}
        </DialogContentText>
        <Box sx={{ '& :is(ins, del)': { fontFamily: 'monospace', whiteSpace: 'pre-wrap' } }}>
          <FacetList entity="settings" facets={facets} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onAnswer(false)} autoFocus>
          {translate('common.close')}
        </Button>
        <Button variant="contained" onClick={() => onAnswer(true)}>
          {translate('resources.settings.script.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
