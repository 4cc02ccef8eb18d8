import { styled } from '@mui/material/styles'

const Tag = styled('span')(({ theme }) => ({
  display: 'inline-block',
  maxWidth: '100%',
  padding: theme.spacing(0, 1),
  borderRadius: theme.spacing(0.5),
  backgroundColor: theme.palette.action.selected,
  // Inside secondary text, the box would leave too little contrast.
  color: theme.palette.text.primary,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  verticalAlign: 'bottom',
  '& + &': { marginInlineStart: theme.spacing(0.5) },
}))

interface TagsProps {
  names: readonly string[]
  most?: number
}

export function Tags({ names, most = 2 }: TagsProps) {
  const rest = names.slice(most)
  return (
    <>
      {names.slice(0, most).map((name) => (
        <Tag key={name}>{name}</Tag>
      ))}
      {rest.length > 0 && (
        <Tag title={rest.join(', ')} aria-label={`+${rest.length}: ${rest.join(', ')}`} role="note">
          +{rest.length}
        </Tag>
      )}
    </>
  )
}
