import { Box } from '@mui/material'
import { useEffect, useState } from 'react'
import { useRecordContext } from 'react-admin'
import { createPortal } from 'react-dom'
import type { Feedback } from '../../../domain/feedbackSchema'
import { HEAD_ACTIONS } from '../../components/heading/PageHeading'
import { RecordHistory } from '../../components/history/RecordHistory'
import { hidesBelowReserved } from '../../startup/reserve'
import { FeedbackDoneButton } from './FeedbackDoneButton'
import { Content, FeedbackState, Sender } from './FeedbackParts'
import { Notes } from './Notes'

export function FeedbackDetail() {
  const feedback = useRecordContext<Feedback>()
  // The header, where the keyboard shortcut looks for the button.
  const [head, setHead] = useState<HTMLElement | null>(null)
  useEffect(() => setHead(document.getElementById(HEAD_ACTIONS)), [])
  if (!feedback) return null
  return (
    <Box sx={parts}>
      {head && createPortal(<FeedbackDoneButton feedback={feedback} isMain />, head)}
      <FeedbackState {...feedback} />
      <Content content={feedback.content} />
      <Sender feedback={feedback} />
      <Notes feedback={feedback} />
      <RecordHistory resource="feedback" id={feedback.id} />
    </Box>
  )
}

const parts = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  ...hidesBelowReserved,
} as const
