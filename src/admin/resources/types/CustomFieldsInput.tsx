import Add from '@mui/icons-material/Add'
import Delete from '@mui/icons-material/DeleteOutlined'
import { Box, Button, IconButton, Tooltip, Typography } from '@mui/material'
import { TextInput, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useRows } from '../../components/form/useRows'
import { SortableList } from '../../components/list/SortableList'
import { useSlugs } from '../../components/slugs/useSlugs'

export function CustomFieldsInput() {
  const translate = useTranslate()
  const { getValues } = useFormContext()
  const { rows, append, remove, move } = useRows('fields')
  const nameOf = (index: number): string =>
    String(getValues(`fields.${index}.title`) ?? '') ||
    translate('resources.types.custom.unnamed', { place: index + 1 })
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('resources.types.custom.intro')}
      </Typography>
      {rows.length > 0 ? (
        <SortableList
          items={rows}
          name={({ id }) => nameOf(rows.findIndex((row) => row.id === id))}
          onReorder={(_items, from, to) => move(from, to)}
        >
          {(_field, index) => (
            <CustomField index={index} name={nameOf(index)} onRemove={() => remove(index)} />
          )}
        </SortableList>
      ) : (
        <Typography color="textSecondary">{translate('resources.types.custom.none')}</Typography>
      )}
      <Box sx={{ mt: 1 }}>
        <Button
          variant="outlined"
          size="small"
          startIcon={<Add />}
          onClick={() => append({ key: '', title: '' }, { focusName: `fields.${rows.length}.title` })}
        >
          {translate('resources.types.custom.add')}
        </Button>
      </Box>
    </>
  )
}

interface CustomFieldProps {
  index: number
  name: string
  onRemove: () => void
}

function CustomField({ index, name, onRemove }: CustomFieldProps) {
  const translate = useTranslate()
  const { getValues, setValue } = useFormContext()
  const slugs = useSlugs(true)
  const at = `fields.${index}`
  const label = translate('resources.types.custom.remove', { name })
  const suggestKey = () => {
    const key = slugs
      ?.slugOf(String(getValues(`${at}.title`) ?? ''))
      .replaceAll('-', '_')
      .slice(0, 50)
    if (key && !getValues(`${at}.key`))
      setValue(`${at}.key`, key, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'start', gap: 0.5, pb: 1.5 }}>
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <TextInput
          source={`${at}.title`}
          label="resources.types.fields.field_title"
          isRequired
          margin="none"
          helperText={false}
          onBlur={suggestKey}
        />
        <TextInput
          source={`${at}.key`}
          label="resources.types.fields.key"
          isRequired
          margin="none"
          helperText={false}
          slotProps={{
            htmlInput: {
              spellCheck: false,
              autoCapitalize: 'none',
              dir: 'ltr',
              title: translate('resources.types.custom.key_hint'),
            },
          }}
        />
      </Box>
      <Tooltip title={label}>
        <IconButton size="small" aria-label={label} onClick={onRemove} sx={{ my: 0.5 }}>
          <Delete fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  )
}
