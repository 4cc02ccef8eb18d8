import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { sheetHead } from '../../../theme/sheet'
import type { PlanColumn } from '../session/plan'

interface GridHeadProps {
  columns: readonly PlanColumn[]
  template: string
  least: string
}

export function GridHead({ columns, template, least }: GridHeadProps) {
  const translate = useTranslate()
  const titles = [translate('sheets.grid.line'), ...columns.map(({ title }) => title)]
  return (
    <Box role="rowgroup" sx={{ position: 'sticky', top: 0, zIndex: 2 }} style={{ minWidth: least }}>
      <Box
        role="row"
        aria-rowindex={1}
        style={{ gridTemplateColumns: template, height: sheetHead }}
        sx={{ display: 'grid', bgcolor: 'background.default', borderBottom: 1, borderColor: 'divider' }}
      >
        {titles.map((title, index) => (
          <Box
            key={title}
            role="columnheader"
            aria-colindex={index + 1}
            title={title}
            sx={{
              px: 1,
              alignContent: 'center',
              typography: 'subtitle2',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
              ...(index === 0 && {
                position: 'sticky',
                insetInlineStart: 0,
                zIndex: 1,
                bgcolor: 'background.default',
              }),
            }}
          >
            {title}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
