import { Box, Checkbox, FormControlLabel, FormHelperText } from '@mui/material'
import { useEffect, useId, useState } from 'react'
import { useGetList, useTranslate } from 'react-admin'
import { normalizePath, type Redirect } from '../../../domain/redirectSchema'

interface RedirectOfferProps {
  from: string
  to: string
  isWanted: boolean
  onChange: (isWanted: boolean) => void
}

/** How long typing rests before the server is asked. */
const rest = 300

/** Paths are read from left to right in any sentence. */
const path = (text: string): string => `\u2066${text}\u2069`

/** The question whether readers of the old address are led to the new one, and what is in the way there. */
export default function RedirectOffer({ from, to, isWanted, onChange }: RedirectOfferProps) {
  const translate = useTranslate()
  const id = useId()
  const inTheWay = useRedirectFrom(to)
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={isWanted}
            onChange={(_event, checked) => onChange(checked)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
        label={translate('resources.redirects.moved.lead', { from: path(from), to: path(to) })}
      />
      <FormHelperText id={id} role="status" sx={{ mx: 0, ...(inTheWay && { color: 'status.warn' }) }}>
        {inTheWay
          ? translate(`resources.redirects.moved.${isWanted ? 'replaces' : 'hides'}`, {
              from: path(inTheWay.source),
              to: path(inTheWay.destination),
            })
          : translate('resources.redirects.moved.help')}
      </FormHelperText>
    </Box>
  )
}

/** The redirect that leads away from an address: the page there would never be seen. */
function useRedirectFrom(address: string): Redirect | undefined {
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(normalizePath(address)), rest)
    return () => clearTimeout(timer)
  }, [address])
  const { data } = useGetList<Redirect>(
    'redirects',
    { filter: { text: asked }, pagination: { page: 1, perPage: 1 } },
    { enabled: asked !== '' },
  )
  return data?.find(({ source }) => source === normalizePath(address))
}
