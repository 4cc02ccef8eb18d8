import type { ReactNode } from 'react'
import { SourceContextProvider } from 'react-admin'

const whole = { getSource: (source: string) => source, getLabel: (source: string) => source }

/** Makes sources whole paths, because the media picker and the editor do not read nested sources. */
export const WholePaths = ({ children }: { children: ReactNode }) => (
  <SourceContextProvider value={whole}>{children}</SourceContextProvider>
)
