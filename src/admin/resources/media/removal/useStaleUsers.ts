import { useQueryClient } from '@tanstack/react-query'
import { useResourceDefinitions } from 'react-admin'
import { raKeys } from '../../../providers/cache/raKeys'

/** After files were deleted: records that got another one in their place are read anew. */
export function useStaleUsers(): (asked: Record<string, unknown> | undefined) => void {
  const client = useQueryClient()
  const definitions = useResourceDefinitions()
  return (asked) => {
    const names = asked?.replace_by ? Object.keys(definitions) : ['media']
    for (const name of names) void client.invalidateQueries({ queryKey: raKeys.all(name) })
  }
}
