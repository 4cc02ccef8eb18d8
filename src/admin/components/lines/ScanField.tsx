import Scanner from '@mui/icons-material/QrCodeScanner'
import { InputAdornment, TextField } from '@mui/material'
import { type KeyboardEvent, useState } from 'react'
import { useTranslate } from 'react-admin'

/** Takes codes from a scanner or by hand; Enter looks one up, and the next can follow at once. */
export function ScanField({ onCode }: { onCode: (code: string) => Promise<boolean> }) {
  const translate = useTranslate()
  const [code, setCode] = useState('')
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Never the form around the grid.
    event.preventDefault()
    const wanted = code.trim()
    if (!wanted) return
    setCode('')
    void onCode(wanted).then((isFound) => {
      // An unknown code comes back to be mended, unless the next one is there already.
      if (!isFound) setCode((now) => now || wanted)
    })
  }
  return (
    <TextField
      label={translate('parts.lines.code')}
      placeholder={translate('parts.lines.code_hint')}
      value={code}
      onChange={(event) => setCode(event.target.value)}
      onKeyDown={press}
      sx={{ flexGrow: 1 }}
      slotProps={{
        htmlInput: { 'data-entry': '', autoComplete: 'off', enterKeyHint: 'done' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Scanner fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
