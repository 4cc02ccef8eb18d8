import { useState } from 'react'
import type { Strings } from '../../startup/strings'
import { LoginField } from './LoginField'

interface LoginPasswordFieldProps {
  words: Strings
  label?: string
  autoComplete?: 'current-password' | 'new-password'
  hint?: string
  error?: string
}

export function LoginPasswordField({ words, label = words.password, ...field }: LoginPasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <LoginField
      autoComplete="current-password"
      {...field}
      label={label}
      name="password"
      type={shown ? 'text' : 'password'}
      required
      end={
        <button
          type="button"
          className="login-eye"
          aria-label={shown ? words.hide_password : words.show_password}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12Z" />
            <circle cx="12" cy="12" r="2.8" />
            {shown && <path d="m4 4 16 16" />}
          </svg>
        </button>
      }
    />
  )
}
