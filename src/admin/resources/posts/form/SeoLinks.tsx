import Add from '@mui/icons-material/Add'
import Delete from '@mui/icons-material/DeleteOutlined'
import { Box, Button, IconButton, Typography } from '@mui/material'
import { TextInput, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useRows } from '../../../components/form/useRows'

export function SeoLinks() {
  const translate = useTranslate()
  const { getValues } = useFormContext()
  const { rows, append, remove } = useRows('seo.links')
  return (
    <Box role="group" aria-label={translate('resources.posts.seo.links')} sx={{ mt: 1 }}>
      <Typography>{translate('resources.posts.seo.links')}</Typography>
      <Typography sx={{ color: 'text.secondary', typography: 'caption' }}>
        {translate('resources.posts.seo.links_help')}
      </Typography>
      {rows.map(({ id }, index) => (
        <Box
          key={id}
          sx={{
            display: 'grid',
            columnGap: 1,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 2fr) minmax(0, 3fr) auto' },
          }}
        >
          <TextInput
            source={`seo.links.${index}.name`}
            label="resources.posts.seo.link_name"
            isRequired
            helperText={false}
          />
          <Box sx={{ display: 'grid', gridRow: { xs: 2, sm: 'auto' } }}>
            <TextInput
              source={`seo.links.${index}.url`}
              label="resources.posts.seo.link_url"
              isRequired
              helperText={false}
              slotProps={{ htmlInput: { inputMode: 'url', dir: 'ltr' } }}
            />
          </Box>
          <IconButton
            sx={{ mt: 1 }}
            aria-label={translate('resources.posts.seo.remove_link', {
              name: getValues(`seo.links.${index}.name`) || index + 1,
            })}
            onClick={() => remove(index)}
          >
            <Delete fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <Button startIcon={<Add />} onClick={() => append({ name: '', url: '' })}>
        {translate('resources.posts.seo.add_link')}
      </Button>
    </Box>
  )
}
