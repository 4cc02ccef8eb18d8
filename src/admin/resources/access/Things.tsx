import Closed from '@mui/icons-material/Block'
import Open from '@mui/icons-material/CheckCircleOutlined'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { usePermissionWords } from '../permissions/names'
import type { Thing, Verdict } from './verdict'

export interface Judged extends Thing {
  /** Name of the entity; empty for pages without one. */
  noun: string
  title: string
  verdict: Verdict
}

export function Things({ things }: { things: readonly Judged[] }) {
  const translate = useTranslate()
  const groups = new Map<string, Judged[]>()
  for (const thing of things) groups.set(thing.noun, [...(groups.get(thing.noun) ?? []), thing])
  return [...groups].map(([noun, list]) => (
    <Box component="section" key={noun} sx={{ mb: 3 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 0.5 }}>
        {noun || translate('access.why.pages')}
      </Typography>
      <Box component="ul" sx={rows}>
        {list.map(({ key, title, paths, verdict }) => (
          <li key={key}>
            <Box
              component="span"
              sx={{ display: 'inline-flex', color: verdict.isOpen ? 'success.main' : 'text.secondary' }}
            >
              {verdict.isOpen ? (
                <Open fontSize="small" titleAccess={translate('access.why.is_open')} />
              ) : (
                <Closed fontSize="small" titleAccess={translate('access.why.is_closed')} />
              )}
            </Box>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {title}
              {paths.length > 0 && (
                <Typography component="span" variant="caption" color="textSecondary" dir="ltr" sx={{ mx: 1 }}>
                  {paths.join(' · ')}
                </Typography>
              )}
              <Typography variant="body2" color="textSecondary">
                <Reason verdict={verdict} />
              </Typography>
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  ))
}

const rows = {
  listStyle: 'none',
  m: 0,
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& > li': { display: 'flex', gap: 1.5, px: 2, py: 1 },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const

function Reason({ verdict: { isForAll, isOpen, by, missing, needsAll } }: { verdict: Verdict }) {
  const translate = useTranslate()
  const { label } = usePermissionWords()
  if (isForAll) return translate('access.why.for_all')
  if (!isOpen)
    return translate(needsAll ? 'access.why.missing_all' : 'access.why.missing', {
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
