import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Media } from '../../../../domain/mediaSchema'
import { useUsesCount } from '../uses/useUsesCount'

export function MediaFacts({ media: { kind, alt, uses_count, copies } }: { media: Media }) {
  const translate = useTranslate()
  const usesCount = useUsesCount()
  const facts = [
    usesCount(uses_count ?? 0),
    copies ? translate('resources.media.facts.copies', { smart_count: copies }) : '',
    kind === 'image' && !alt ? translate('resources.media.facts.no_alt') : '',
  ].filter(Boolean)
  return (
    <Typography variant="body2" color="textSecondary" noWrap title={facts.join(' · ')}>
      {facts.join(' · ')}
    </Typography>
  )
}
