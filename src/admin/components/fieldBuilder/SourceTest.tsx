import { Alert, Box, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { AppDataProvider } from '../../providers/data/types'
import { type Tried, testSource } from '../dynamic/source/testSource'
import { PendingButton } from '../form/PendingButton'

const shown = 8

export function SourceTest({ source }: { source: string }) {
  const translate = useTranslate()
  const { getValues } = useFormContext()
  const dataProvider = useDataProvider<AppDataProvider>()
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [tried, setTried] = useState<Tried>()
  const say = (key: string, params?: object) => translate(`resources.fields.source.${key}`, params)
  const run = async () => {
    setBusy(true)
    try {
      setTried(await testSource(getValues(source), typed.trim(), dataProvider.readPath))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)', mt: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1 }}>
        <TextField
          size="small"
          label={say('typed')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          // No field of the form: Enter runs the test instead of saving.
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            void run()
          }}
        />
        <PendingButton variant="outlined" pending={isBusy} onClick={() => void run()}>
          {say(isBusy ? 'testing' : 'test')}
        </PendingButton>
      </Box>
      {tried && !isBusy && <Outcome tried={tried} />}
    </Box>
  )
}

function Outcome({ tried: { request, choices, fault } }: { tried: Tried }) {
  const translate = useTranslate()
  const say = (key: string, params?: object) => translate(`resources.fields.source.${key}`, params)
  const isFine = choices.length > 0
  return (
    <Alert severity={fault ? (isFine ? 'warning' : 'error') : isFine ? 'success' : 'info'}>
      {request && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', mb: 0.5 }}>
          {say('request')}{' '}
          <Box component="code" dir="ltr">
            {request}
          </Box>
        </Typography>
      )}
      {fault && <div>{say(`fault.${fault.key}`, fault.params)}</div>}
      {!fault && !isFine && <div>{say('nothing')}</div>}
      {isFine && (
        <>
          <div>{say('found', { smart_count: choices.length })}</div>
          <Box component="ul" sx={{ m: 0, mt: 0.5, paddingInlineStart: 2.5 }}>
            {choices.slice(0, shown).map(({ value, label }) => (
              <li key={`${typeof value} ${value}`}>
                {label} <code>{value}</code>
              </li>
            ))}
            {choices.length > shown && <li>…</li>}
          </Box>
        </>
      )}
    </Alert>
  )
}
