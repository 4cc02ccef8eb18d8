import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useSite } from '../../providers/site'
import { box } from '../../theme/tokens'

/** Letterhead: logo, name, and the legal details of the company. */
export function PrintHead({ corner }: { corner?: ReactNode }) {
  const translate = useTranslate()
  const site = useSite()
  const say = (field: string) => translate(`parts.print.${field}`)
  const lines = [
    site.company_name && site.site_name,
    site.company_address,
    site.company_tax_code && `${say('tax_code')}: ${site.company_tax_code}`,
    [site.hotline && `${say('hotline')}: ${site.hotline}`, site.email].filter(Boolean).join(' · '),
  ].filter(Boolean)
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
      {site.site_logo && (
        <Box component="img" src={site.site_logo} alt="" sx={{ height: box.symbol, maxWidth: box.picture }} />
      )}
      <div>
        <Typography component="p" sx={{ fontWeight: 600 }}>
          {site.company_name || site.site_name || translate('common.app_name')}
        </Typography>
        {lines.map((line) => (
          <Typography key={line} variant="caption" component="p">
            {line}
          </Typography>
        ))}
      </div>
      {corner && <Box sx={{ marginInlineStart: 'auto' }}>{corner}</Box>}
    </Box>
  )
}
