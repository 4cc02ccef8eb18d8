import type { ReactNode } from 'react'
import { SourceContextProvider } from 'react-admin'

const whole = { getSource: (source: string) => source, getLabel: (source: string) => source }

/** Sources below are whole paths, because the media picker and the editor know nothing of nested ones. */
export const WholePaths = ({ children }: { children: ReactNode }) => (
  <SourceContextProvider value={whole}>{children}</SourceContextProvider>
)
