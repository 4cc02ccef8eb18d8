import type { ReactNode } from 'react'

export const Failure = ({ children }: { children: ReactNode }) => (
  <p className="login-failure">
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d="M12 7v6m0 4h.01M12 2.5 22.5 21h-21z" />
    </svg>
    {children}
  </p>
)
