import MakeIcon from '@mui/icons-material/AutorenewOutlined'
import HideIcon from '@mui/icons-material/VisibilityOffOutlined'
import ShowIcon from '@mui/icons-material/VisibilityOutlined'
import { IconButton, InputAdornment, TextField, Tooltip } from '@mui/material'
import { type ReactNode, type Ref, useState } from 'react'
import { useTranslate } from 'react-admin'
import { generatePassword } from '../../../../domain/password'

export interface NewPasswordFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  inputRef?: Ref<HTMLInputElement>
  name?: string
  error?: boolean
  helperText?: ReactNode
  autoComplete?: string
  required?: boolean
  autoFocus?: boolean
  initiallyVisible?: boolean
  canGenerate?: boolean
}

export function NewPasswordField(props: NewPasswordFieldProps) {
  const {
    value,
    onChange,
    initiallyVisible = false,
    canGenerate,
    autoComplete = 'new-password',
    ...rest
  } = props
  const translate = useTranslate()
  const [isVisible, setVisible] = useState(initiallyVisible)
  const button = (label: string, icon: ReactNode, onClick: () => void) => (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={onClick}>
        {icon}
      </IconButton>
    </Tooltip>
  )
  const toggle = translate(`resources.users.password.${isVisible ? 'hide' : 'show'}`)
  const make = translate('resources.users.password.generate')
  return (
    <TextField
      {...rest}
      fullWidth
      margin="dense"
      type={isVisible ? 'text' : 'password'}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        htmlInput: { autoComplete, spellCheck: false, autoCapitalize: 'none' },
        inputLabel: canGenerate ? { shrink: true } : undefined,
        input: {
          endAdornment: (
            <InputAdornment position="end">
              {button(toggle, isVisible ? <HideIcon fontSize="small" /> : <ShowIcon fontSize="small" />, () =>
                setVisible(!isVisible),
              )}
              {canGenerate &&
                button(make, <MakeIcon fontSize="small" />, () => {
                  onChange(generatePassword())
                  setVisible(true)
                })}
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
