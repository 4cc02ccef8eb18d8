import { guards } from '../../../domain/guards'
import { styles } from '../../../domain/type'
import { usePostTypes } from '../../components/types/usePostTypes'
import { useRights } from '../../providers/auth/rights'
import { type Linkable, linkable } from './targets'

interface Source {
  name: string
  kind: Linkable
  filter?: Record<string, unknown>
}

/** Sources that the user may list, with posts split by style, as in the menu. */
export function useSources(): Source[] {
  const { can } = useRights()
  const types = usePostTypes()
  const ofStyles = styles.flatMap((style): Source[] => {
    const ids = types.filter((type) => type.style === style).map(({ id }) => id)
    return ids.length > 0 ? [{ name: style, kind: 'posts', filter: { type_id: ids } }] : []
  })
  return linkable
    .filter((kind) => can(guards[kind].list))
    .flatMap((kind): Source[] => (kind === 'posts' ? ofStyles : [{ name: kind, kind }]))
}
