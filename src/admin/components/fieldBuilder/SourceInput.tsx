import { Box } from '@mui/material'
import { TextInput } from 'react-admin'
import { SourceTest } from './SourceTest'

const parts = [
  ['list_key', 'list_help'],
  ['value_key', undefined],
  ['title_key', 'title_help'],
] as const

export function SourceInput({ source }: { source: string }) {
  const plain = { htmlInput: { spellCheck: false, autoCapitalize: 'none', dir: 'ltr' } }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <TextInput
        source={`${source}.path`}
        label="resources.fields.source.path"
        isRequired
        helperText="resources.fields.source.path_help"
        slotProps={plain}
      />
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {parts.map(([name, help]) => (
          <TextInput
            key={name}
            source={`${source}.${name}`}
            label={`resources.fields.source.${name}`}
            helperText={help && `resources.fields.source.${help}`}
            slotProps={plain}
          />
        ))}
      </Box>
      <SourceTest source={source} />
    </Box>
  )
}
