import { useMemo } from 'react'
import { useParams } from 'react-admin'
import { useScreen } from './screen'

/** Parameters of the path, with the field values of the screen's records. */
export function useScreenParams(): Readonly<Record<string, string | undefined>> {
  const params = useParams()
  const only = useScreen()?.only
  return useMemo(() => ({ ...params, ...only }), [params, only])
}
