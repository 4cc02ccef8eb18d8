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

const rest = 300

/** Isolates a path left to right, for RTL sentences. */
const path = (text: string): string => `\u2066${text}\u2069`

/** Asks whether to redirect from the old URL, and warns of conflicts. */
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

/** A redirect from this URL would hide the page. */
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
