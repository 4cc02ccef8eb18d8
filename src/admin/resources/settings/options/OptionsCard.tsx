import { Box, Card, CardContent, Typography } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { TextInput, useTranslate } from 'react-admin'
import { titleField } from '../../../../domain/settingSchema'
import type { Setting } from '../../../../domain/settings'
import { DeleteButton } from '../../../components/form/DeleteButton'
import { mark } from '../../../keys/marks'
import { useMay } from '../../../providers/auth/rights'
import { visuallyHidden } from '../../../theme/visuallyHidden'
import { NewOption } from './NewOption'

interface OptionsCardProps {
  rows: readonly Setting[]
  isEditable?: boolean
}

export function OptionsCard({ rows, isEditable }: OptionsCardProps) {
  const translate = useTranslate()
  const mayAdd = useMay('settings', 'create')
  const say = (key: string) => translate(`resources.settings.fields.${key}`)
  return (
    <Card>
      <CardContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {rows.length === 0 ? (
          <Typography color="textSecondary">{translate('resources.settings.options.empty')}</Typography>
        ) : (
          <Box component="table" aria-label={translate('resources.settings.options.table')} sx={table}>
            <thead>
              <tr>
                <th scope="col">{say('key')}</th>
                <th scope="col">{say('title')}</th>
                <th scope="col">{say('value')}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id} {...mark('setting', row.key)}>
                  <th scope="row">
                    <bdi dir="ltr">{row.key}</bdi>
                  </th>
                  <td>
                    {isEditable ? (
                      <TextInput
                        source={titleField(row.key)}
                        label={`${row.key}: ${say('title')}`}
                        isRequired
                        helperText={false}
                      />
                    ) : (
                      row.title
                    )}
                  </td>
                  <td>
                    {isEditable ? (
                      <TextInput
                        source={row.key}
                        label={`${row.key}: ${say('value')}`}
                        isRequired
                        multiline
                        maxRows={8}
                        helperText={false}
                      />
                    ) : (
                      row.value
                    )}
                  </td>
                  <td>
                    <DeleteButton
                      resource="settings"
                      record={row}
                      name={row.title || row.key}
                      text="resources.settings.options.delete_text"
                      iconLabel={translate('resources.settings.options.delete', {
                        name: row.title || row.key,
                      })}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </Box>
        )}
        {mayAdd && <NewOption taken={rows.map(({ key }) => key)} />}
      </CardContent>
    </Card>
  )
}

/** On a phone each option is a block of its own. */
const table = ({ breakpoints, spacing, palette, typography }: Theme) => ({
  width: '100%',
  borderCollapse: 'collapse' as const,
  ...typography.body2,
  '& th, & td': {
    textAlign: 'inherit' as const,
    verticalAlign: 'top',
    padding: spacing(1, 1, 1, 0),
    overflowWrap: 'anywhere' as const,
  },
  '& thead th': { color: palette.text.secondary, fontWeight: 600 },
  '& tbody th': { fontFamily: 'monospace', fontWeight: 500, width: '20%', paddingTop: spacing(2) },
  '& tbody tr': { borderTop: `1px solid ${palette.divider}` },
  '& tbody td:first-of-type': { width: '30%' },
  '& tbody td:last-of-type': { width: 'var(--control)', paddingInlineEnd: 0 },
  // The column headings replace the visible labels.
  '& .MuiInputLabel-root': visuallyHidden,
  '& .MuiFormControl-root': { margin: 0, width: '100%' },
  [breakpoints.down('sm')]: {
    '& thead': visuallyHidden,
    '& tbody tr': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' },
    '& tbody tr:first-of-type': { borderTop: 0 },
    '& tbody :is(th, td)': { gridColumn: '1 / -1', width: 'auto', paddingInlineEnd: 0 },
    '& tbody th': { gridColumn: '1', paddingBlock: spacing(1) },
    '& tbody td:first-of-type': { width: 'auto' },
    '& tbody td:last-of-type': { gridColumn: '2', gridRow: '1', width: 'auto' },
  },
})
