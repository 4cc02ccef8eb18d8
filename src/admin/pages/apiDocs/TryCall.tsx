import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { legibleJson } from '../../components/formats/legibleJson'
import { copyText } from '../../components/viewport/copyText'
import { codeBlock } from '../../theme/codeBlock'
import { callAddress, curlOf, isForm, requestOf } from './call'
import { type CallParameter, type Fetch, type OpenApi, type Operation, skeletonOf } from './openApi'

interface TryProps {
  document: OpenApi
  operation: Operation
  apiKey: string
  fetch: Fetch
}

interface Heard {
  told: string
  body: string
  isGood: boolean
}

/** Calls as a program would, with the key that was typed; never with the session of whoever reads. */
export function TryCall({ document, operation, apiKey, fetch }: TryProps) {
  const translate = useTranslate()
  const [values, setValues] = useState<Record<string, string>>({})
  const [json, setJson] = useState(() => bodyOf(document, operation))
  const [file, setFile] = useState<File>()
  const [heard, setHeard] = useState<Heard>()
  const [isBusy, setBusy] = useState(false)
  const [note, setNote] = useState('')
  const typed = { values, json, file, key: apiKey }
  const isRead = operation.method === 'GET'
  const send = async () => {
    setBusy(true)
    setNote('')
    setHeard(undefined)
    try {
      setHeard(
        await call(fetch, operation, typed, (status, ms) => translate('api_docs.answered', { status, ms })),
      )
    } catch (error) {
      setNote(translate(`api_docs.${error instanceof SyntaxError ? 'not_json' : 'not_sent'}`))
    }
    setBusy(false)
  }
  const copy = async () => {
    if (await copyText(curlOf(operation, typed, location.origin))) setNote(translate('api_docs.copied'))
  }
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault()
        // A key that is pressed in a field changes no data.
        if (isRead && !isBusy) void send()
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      {!isRead && <Alert severity="warning">{translate('api_docs.real')}</Alert>}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr 1fr 1fr' } }}>
        {operation.parameters.map((parameter) => (
          <ParameterField
            key={parameter.name}
            of={parameter}
            value={values[parameter.name] ?? ''}
            onChange={(value) => setValues((all) => ({ ...all, [parameter.name]: value }))}
          />
        ))}
      </Box>
      {operation.body && (
        <TextField
          multiline
          minRows={3}
          maxRows={16}
          label={translate('api_docs.json')}
          value={json}
          onChange={({ target }) => setJson(target.value)}
          slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false, style: { fontFamily: 'monospace' } } }}
        />
      )}
      {isForm(operation) && (
        <label>
          {translate('api_docs.file')}{' '}
          <input type="file" onChange={({ target }) => setFile(target.files?.[0])} />
        </label>
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button
          type={isRead ? 'submit' : 'button'}
          variant="contained"
          disabled={isBusy}
          onClick={isRead ? undefined : () => void send()}
        >
          {translate('api_docs.send')}
        </Button>
        <Button onClick={() => void copy()}>{translate('api_docs.curl')}</Button>
        <Typography role="status" variant="body2">
          {note || heard?.told}
        </Typography>
      </Box>
      {heard && (
        <Box
          component="pre"
          dir="ltr"
          tabIndex={0}
          sx={{ ...codeBlock, borderColor: heard.isGood ? 'success.main' : 'error.main' }}
        >
          {heard.body}
        </Box>
      )}
    </Box>
  )
}

function bodyOf(document: OpenApi, { body }: Operation): string {
  const media = body?.['application/json']
  return media ? JSON.stringify(media.example ?? skeletonOf(document, media.schema), null, 2) : ''
}

const longestAnswer = 200_000

async function call(
  fetch: TryProps['fetch'],
  operation: Operation,
  typed: Parameters<typeof requestOf>[1],
  tell: (status: number, ms: number) => string,
): Promise<Heard> {
  const began = performance.now()
  const response = await fetch(callAddress(operation, typed), requestOf(operation, typed))
  const text = await response.text()
  const told = tell(response.status, Math.round(performance.now() - began))
  return { told, body: legibleJson(text).slice(0, longestAnswer), isGood: response.ok }
}

interface FieldProps {
  of: CallParameter
  value: string
  onChange: (value: string) => void
}

function ParameterField({ of: { name, schema, required }, value, onChange }: FieldProps) {
  const choices = schema.enum
  return (
    <TextField
      size="small"
      select={!!choices}
      label={name}
      value={value}
      required={required}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false } }}
    >
      {choices && [
        <MenuItem key="" value="">
          –
        </MenuItem>,
        ...choices.map((each) => (
          <MenuItem key={String(each)} value={String(each)}>
            {String(each)}
          </MenuItem>
        )),
      ]}
    </TextField>
  )
}
