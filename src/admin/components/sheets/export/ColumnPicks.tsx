import { Box, Checkbox, FormControl, FormControlLabel, FormLabel } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { ExportChoice } from './useExportChoice'

interface ColumnPicksProps {
  resource: string
  choice: ExportChoice
}

export function ColumnPicks({ resource, choice: { fields, columns, setColumns } }: ColumnPicksProps) {
  const translate = useTranslate()
  const isAll = columns.length === fields.length
  return (
    <FormControl component="fieldset" margin="none">
      <FormLabel component="legend">{translate('sheets.export.columns')}</FormLabel>
      <FormControlLabel
        label={translate('sheets.export.every')}
        control={
          <Checkbox
            size="small"
            checked={isAll}
            indeterminate={!isAll && columns.length > 0}
            onChange={() => setColumns(isAll ? [] : fields)}
          />
        }
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, paddingInlineStart: 2 }}>
        {fields.map((field) => (
          <FormControlLabel
            key={field}
            label={translate(`resources.${resource}.fields.${field}`)}
            control={
              <Checkbox
                size="small"
                checked={columns.includes(field)}
                onChange={(_event, isOn) =>
                  setColumns(isOn ? [...columns, field] : columns.filter((each) => each !== field))
                }
              />
            }
          />
        ))}
      </Box>
    </FormControl>
  )
}
