import { Box, Typography } from '@mui/material'
import { useId } from 'react'
import { type RaRecord, useTranslate } from 'react-admin'
import type { ResourceName } from '../../../domain/guards'
import { FacetList } from '../history/compare/FacetList'
import { facetsOf } from '../history/compare/facets'

interface ConflictResultProps {
  entity: ResourceName
  saved: RaRecord
  result: Record<string, unknown>
}

/** What a merge would change in the saved row. */
export function ConflictResult({ entity, saved, result }: ConflictResultProps) {
  const translate = useTranslate()
  const id = useId()
  const facets = Object.keys(result)
    .filter((field) => field in saved)
    .flatMap((field) => facetsOf(field, saved[field], result[field]))
  return (
    <Box role="group" aria-labelledby={id} sx={{ mt: 2, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography id={id} variant="body2" sx={{ fontWeight: 600, mb: 1 }}>
        {translate('components.conflict.result')}
      </Typography>
      <Box sx={{ typography: 'body2' }}>
        {facets.length > 0 ? (
          <FacetList entity={entity} id={saved.id} facets={facets} />
        ) : (
          translate('components.conflict.result_same')
        )}
      </Box>
    </Box>
  )
}
