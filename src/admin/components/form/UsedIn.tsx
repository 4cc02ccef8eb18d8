import { Box } from '@mui/material'
import { useContext } from 'react'
import type { Hit } from '../../../domain/search'
import { recordPath } from '../screens/recordPath'
import { ScreenLink } from '../screens/ScreenLink'
import { ScreensContext } from '../screens/screen'

/** Where a record is used, each with the way there; in a window of its own, so that the question stays. */
export function UsedIn({ of }: { of: readonly Hit[] }) {
  const screens = useContext(ScreensContext)
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, paddingInlineStart: 2.5 }}>
      {of.map(({ kind, id, title, subtitle, url_params }) => {
        const params = Object.entries(url_params).map(([name, value]) => [name, String(value)])
        const to = recordPath(screens, kind, id, Object.fromEntries(params))
        return (
          <li key={`${kind} ${id}`}>
            {to ? (
              <ScreenLink to={to} target="_blank">
                {title}
              </ScreenLink>
            ) : (
              title
            )}
            {subtitle && ` · ${subtitle}`}
          </li>
        )
      })}
    </Box>
  )
}
