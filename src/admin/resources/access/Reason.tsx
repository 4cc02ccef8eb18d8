import { useTranslate } from 'react-admin'
import { usePermissionWords } from '../permissions/names'
import type { Verdict } from './verdict'

export function Reason({ verdict: { isForAll, isOpen, by, missing } }: { verdict: Verdict }) {
  const translate = useTranslate()
  const { label } = usePermissionWords()
  if (isForAll) return translate('access.why.for_all')
  if (!isOpen)
    return translate('access.why.missing', {
      smart_count: missing.length,
      names: missing.map((name) => `“${label(name)}”`).join(', '),
    })
  return by
    .map(({ name, origin: { roles, isDirect } }) =>
      translate('access.why.by', {
        name: label(name),
        from: [
          ...(roles.length
            ? [translate('access.why.role', { smart_count: roles.length, roles: roles.join(', ') })]
            : []),
          ...(isDirect ? [translate('access.why.direct')] : []),
        ].join(', '),
      }),
    )
    .join(' ')
}
