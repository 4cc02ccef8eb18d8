import { useQueryClient } from '@tanstack/react-query'
import { useResourceDefinitions } from 'react-admin'
import { raKeys } from '../../../providers/cache/raKeys'

/** Refetches records after files were deleted, since some may have got a replacement. */
export function useStaleUsers(): (asked: Record<string, unknown> | undefined) => void {
  const client = useQueryClient()
  const definitions = useResourceDefinitions()
  return (asked) => {
    const names = asked?.replace_by ? Object.keys(definitions) : ['media']
    for (const name of names) void client.invalidateQueries({ queryKey: raKeys.all(name) })
  }
}
