import { Box, Button, Popover, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { pageSize } from '../../../providers/cache/prefetch'
import { box } from '../../../theme/tokens'
import { useIsPhone } from '../../viewport/useIsPhone'
import { EndActions } from '../endActions'
import { useListScope } from '../ListScope'
import { usePageSize } from '../usePageSize'
import { useTableLook } from '../useTableLook'
import { ColumnList } from './ColumnList'
import { SortPick } from './SortPick'

interface ListOptionsProps {
  anchor: HTMLElement
  actions?: ReactNode
  onClose: () => void
  onViews: () => void
}

export default function ListOptions({ anchor, actions, onClose, onViews }: ListOptionsProps) {
  const translate = useTranslate()
  const isPhone = useIsPhone()
  const { columns, hasBulk, setSelecting } = useListScope()
  const { resource, perPage, setPerPage } = useListContext()
  const [, keepPageSize] = usePageSize(resource)
  const sizes = [1, 2, 4].map((times) => times * pageSize(resource))
  const { density, setDensity } = useTableLook()
  const isTable = columns.current.length > 0
  return (
    <Popover
      open
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': translate('components.list.options'),
          sx: { mt: 0.5, p: 2, width: box.search, display: 'grid', gap: 2 },
        },
      }}
    >
      <Box sx={{ display: 'grid', justifyItems: 'start' }}>
        {isTable && (
          <Button
            onClick={() => {
              onViews()
              onClose()
            }}
          >
            {translate('components.views.manage')}
          </Button>
        )}
        {isPhone && hasBulk.current && (
          <Button
            onClick={() => {
              setSelecting(true)
              onClose()
            }}
          >
            {translate('components.list.select')}
          </Button>
        )}
        {isPhone && <EndActions value={onClose}>{actions}</EndActions>}
      </Box>
      {isTable && isPhone && <SortPick columns={columns.current} />}
      {isTable && !isPhone && (
        <Section title="components.list.density">
          <Picks
            label="components.list.density"
            value={density}
            choices={[
              ['normal', translate('components.list.normal')],
              ['compact', translate('components.list.compact')],
            ]}
            onChange={setDensity}
          />
        </Section>
      )}
      {perPage <= Math.max(...sizes) && (
        <Section title="components.list.per_page">
          <Picks
            label="components.list.per_page"
            value={perPage}
            choices={[...new Set([...sizes, perPage])].map((size) => [size, String(size)])}
            onChange={(size) => {
              keepPageSize(size)
              setPerPage(size)
            }}
          />
        </Section>
      )}
      {isTable && !isPhone && (
        <Section title="components.list.columns">
          <ColumnList columns={columns.current} />
        </Section>
      )}
    </Popover>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const translate = useTranslate()
  return (
    <div>
      <Typography variant="subtitle2" component="h2" sx={{ mb: 0.5 }}>
        {translate(title)}
      </Typography>
      {children}
    </div>
  )
}

interface PicksProps<T extends string | number> {
  label: string
  value: T
  choices: readonly (readonly [T, string])[]
  onChange: (value: T) => void
}

function Picks<T extends string | number>({ label, value, choices, onChange }: PicksProps<T>) {
  const translate = useTranslate()
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      value={value}
      aria-label={translate(label)}
      onChange={(_event, chosen: T | null) => chosen !== null && onChange(chosen)}
    >
      {choices.map(([each, name]) => (
        <ToggleButton key={each} value={each} sx={{ textTransform: 'none' }}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
