import { Alert, AlertTitle, Box, Button } from '@mui/material'
import { useEffect, useRef } from 'react'
import { type RaRecord, useGetRecordRepresentation, useResourceContext, useTranslate } from 'react-admin'
import { ScreenLink } from '../screens/ScreenLink'
import type { Attempt } from './draft/attempt'

interface ArrivedProps {
  /** The record that an earlier attempt created before its response was lost. */
  record: RaRecord
  to: string
  attempt: Attempt
}

/** Tells that an earlier attempt has created the record, and offers to open it or to create another. */
export function Arrived({ record, to, attempt }: ArrivedProps) {
  const translate = useTranslate()
  const name = String(useGetRecordRepresentation(useResourceContext())(record))
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.scrollIntoView({ block: 'center' }), [])
  const another = () => {
    attempt.settle()
    box.current?.closest('form')?.requestSubmit()
  }
  return (
    <Alert severity="warning" ref={box}>
      <AlertTitle>{translate('components.arrived.title', { name })}</AlertTitle>
      {translate('components.arrived.text')}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="outlined" component={ScreenLink} to={to}>
          {translate('components.arrived.open', { name })}
        </Button>
        <Button variant="outlined" onClick={another}>
          {translate('components.arrived.another')}
        </Button>
      </Box>
    </Alert>
  )
}
