import { useMemo } from 'react'
import { useParams } from 'react-admin'
import { useScreen } from './screen'

/** The parameters of the address, and which records the screen is about. */
export function useScreenParams(): Readonly<Record<string, string | undefined>> {
  const params = useParams()
  const only = useScreen()?.only
  return useMemo(() => ({ ...params, ...only }), [params, only])
}
