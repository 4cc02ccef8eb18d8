import { Box, Chip, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Way } from './follow'

export function WayShown({ way: { start, hops, end } }: { way: Way }) {
  const translate = useTranslate()
  const last = hops.at(-1)?.destination ?? start
  const sentence = hops.length === 0 ? 'none' : end
  return (
    <>
      {hops.length > 0 && (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'grid', gap: 1 }}>
          {hops.map(({ id, source, destination, code }) => (
            <Box component="li" key={id} sx={hop}>
              <bdi dir="ltr">{source}</bdi>
              <Chip size="small" label={translate(`resources.redirects.code.${code}`)} />
              <bdi dir="ltr">{destination}</bdi>
            </Box>
          ))}
        </Box>
      )}
      <Typography sx={{ mt: 2, overflowWrap: 'anywhere' }}>
        {translate(`resources.redirects.tester.${sentence}`, {
          address: `\u2066${last}\u2069`,
          smart_count: hops.length,
        })}
      </Typography>
    </>
  )
}

const hop = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 1,
  overflowWrap: 'anywhere',
} as const
