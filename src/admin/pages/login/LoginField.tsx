import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

interface LoginFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  error?: string
  hint?: string
  end?: ReactNode
}

export function LoginField({ label, error, hint, end, ...input }: LoginFieldProps) {
  const id = useId()
  const note = error ?? hint
  return (
    <div className="login-field">
      <label htmlFor={id}>{label}</label>
      <div className="login-input" data-invalid={error ? '' : undefined}>
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
        />
        {end}
      </div>
      {note && (
        <p id={`${id}-note`} className={error ? 'login-error' : 'login-hint'}>
          {note}
        </p>
      )}
    </div>
  )
}
