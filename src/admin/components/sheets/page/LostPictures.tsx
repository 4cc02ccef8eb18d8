import { Alert, Box, Link } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { LostPicture } from '../session/pictures'

interface LostPicturesProps {
  lost: readonly LostPicture[]
  left: number
}

export function LostPictures({ lost, left }: LostPicturesProps) {
  const translate = useTranslate()
  if (!lost.length && left <= 0) return null
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {left > 0 && <Box>{translate('sheets.report.pictures_left', { smart_count: left })}</Box>}
      {lost.length > 0 && (
        <>
          {translate('sheets.report.pictures_lost', { smart_count: lost.length })}
          <Box component="ul" sx={{ m: 0, ps: 3, maxHeight: '40vh', overflowY: 'auto' }}>
            {lost.map(({ line, url, reason }) => (
              <li key={`${line} ${url}`}>
                {translate('sheets.report.picture', { line, reason })}
                {' · '}
                <Link href={url} target="_blank" rel="noopener noreferrer" sx={{ overflowWrap: 'anywhere' }}>
                  <bdi>{url}</bdi>
                </Link>
              </li>
            ))}
          </Box>
        </>
      )}
    </Alert>
  )
}
