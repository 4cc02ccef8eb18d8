import { Box, Typography } from '@mui/material'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { box, step } from '../../theme/tokens'
import { SectionsContext, useSections } from '../form/sections'
import { foundBy, SettingsContext } from './found'
import { SettingsIndex } from './SettingsIndex'
import { SettingsSearch } from './SettingsSearch'

/**
 * A page of settings inside a form: an index of its sections that follows the scroll, on the left or above, a search
 * over the rows, and the sections. The form around saves all of it at once.
 */
export function SettingsFrame({ children }: { children: ReactNode }) {
  const translate = useTranslate()
  const sections = useSections()
  const [rows] = useState(() => new Map())
  const [query, setQuery] = useState('')
  const content = useRef<HTMLDivElement>(null)
  const { errors, submitCount } = useFormState()
  // What has to be mended is on the page, whatever was searched for, before the focus goes there.
  const [seen, setSeen] = useState(submitCount)
  if (submitCount !== seen) {
    setSeen(submitCount)
    if (Object.keys(errors).length > 0) setQuery('')
  }
  const found = useMemo(() => foundBy(query, rows), [query, rows])
  const value = useMemo(() => ({ rows, found }), [rows, found])
  const enter = () =>
    content.current
      ?.querySelector<HTMLElement>('[data-row]:not([hidden]) :is(input, textarea, button, [role=combobox])')
      ?.focus()
  return (
    <SettingsContext value={value}>
      <SectionsContext value={sections}>
        <Box sx={frame}>
          <Box sx={side}>
            <SettingsSearch query={query} onSearch={setQuery} onEnter={enter} />
            <SettingsIndex />
          </Box>
          <Box ref={content} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <Typography
              component="output"
              variant="body2"
              color="textSecondary"
              sx={{ '&:empty': { display: 'none' } }}
            >
              {found &&
                (found.rows.size === 0
                  ? translate('parts.settings.none')
                  : translate('parts.settings.found', { smart_count: found.rows.size }))}
            </Typography>
            {children}
          </Box>
        </Box>
      </SectionsContext>
    </SettingsContext>
  )
}

const frame = {
  display: 'grid',
  alignItems: 'start',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `${box.filter}px minmax(0, 1fr)` },
} as const

/** Stays in sight beside the sections; on narrow screens only the links do, see there. */
const side = {
  position: 'sticky',
  top: `calc(var(--bar) + ${4 * step}px)`,
  display: { xs: 'contents', md: 'grid' },
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
} as const
