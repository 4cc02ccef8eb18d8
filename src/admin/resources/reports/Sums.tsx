import Down from '@mui/icons-material/KeyboardArrowDown'
import Up from '@mui/icons-material/KeyboardArrowUp'
import { Button } from '@mui/material'
import { useListContext, useLocaleState, useTranslate } from 'react-admin'
import type { ReportMeta, ReportName } from '../../../domain/reports'
import { formatFigure } from '../../components/charts/figures'
import { reportListOf, unitOf } from './names'

interface SumsProps {
  name: ReportName
  isOpen: boolean
  onToggle: () => void
}

export function Sums({ name, isOpen, onToggle }: SumsProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { total, meta } = useListContext()
  const last = Object.entries((meta as Partial<ReportMeta> | undefined)?.sums ?? {}).at(-1)
  if (!total || !last) return null
  const [column, value] = last
  return (
    <Button
      variant="outlined"
      color="inherit"
      aria-expanded={isOpen}
      endIcon={isOpen ? <Up /> : <Down />}
      onClick={onToggle}
      sx={{ flex: 'none' }}
    >
      {translate(`resources.${reportListOf(name)}.fields.${column}`)}:{' '}
      {formatFigure(value, unitOf(column), locale)}
    </Button>
  )
}
