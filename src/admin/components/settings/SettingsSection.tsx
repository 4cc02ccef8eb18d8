import { Card, CardContent, Typography } from '@mui/material'
import { type ReactNode, useId, useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { step } from '../../theme/tokens'
import { useSection } from '../form/sections'
import { SectionContext, useSettings } from './found'

interface SettingsSectionProps {
  /** The anchor: `#id` in the address leads here. */
  id: string
  /** i18n key. */
  title: string
  children: ReactNode
}

/** Rows of one subject. A search without a row in it hides it; its inputs keep their values. */
export function SettingsSection({ id, title, children }: SettingsSectionProps) {
  const translate = useTranslate()
  const heading = useId()
  const { found } = useSettings()
  const said = translate(title, { _: title })
  useSection(id, said)
  return (
    <SectionContext value={useMemo(() => ({ id, title: said }), [id, said])}>
      <Card
        component="section"
        id={id}
        aria-labelledby={heading}
        hidden={found !== null && !found.sections.has(id)}
        sx={section}
      >
        <CardContent>
          <Typography id={heading} variant="h3" component="h2" tabIndex={-1}>
            {said}
          </Typography>
          {children}
        </CardContent>
      </Card>
    </SectionContext>
  )
}

const section = {
  overflow: 'visible',
  '&[hidden]': { display: 'none' },
  // The page keeps the bar free; on narrow screens the links are in the way too.
  scrollMarginTop: { xs: `${12 * step}px`, md: 0 },
} as const
