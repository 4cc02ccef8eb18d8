import Scanner from '@mui/icons-material/QrCodeScanner'
import { Box, InputAdornment, TextField } from '@mui/material'
import { type KeyboardEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { mark } from '../../keys/marks'
import { useHold } from '../form/hold'

/** Takes codes from a scanner or keyboard; Enter looks one up, and the next can follow at once. */
export function ScanField({ onCode }: { onCode: (code: string) => Promise<boolean> }) {
  const translate = useTranslate()
  const [code, setCode] = useState('')
  const [isRefused, setRefused] = useState(false)
  useHold(code.trim() !== '', () => setRefused(true))
  const isWrong = isRefused && code.trim() !== ''
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Enter must not submit the surrounding form.
    event.preventDefault()
    const wanted = code.trim()
    if (!wanted) return
    setCode('')
    void onCode(wanted).then((isFound) => {
      // An unknown code returns for correction, unless the next one is already there.
      if (!isFound) setCode((now) => now || wanted)
    })
  }
  return (
    <Box sx={{ flexGrow: 1 }}>
      <TextField
        label={translate('parts.lines.code')}
        placeholder={translate('parts.lines.code_hint')}
        error={isWrong}
        helperText={isWrong && translate('parts.lines.left_over')}
        value={code}
        onChange={(event) => {
          setRefused(false)
          setCode(event.target.value)
        }}
        onKeyDown={press}
        fullWidth
        slotProps={{
          htmlInput: { ...mark('entry'), autoComplete: 'off', enterKeyHint: 'done' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Scanner fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
    </Box>
  )
}
