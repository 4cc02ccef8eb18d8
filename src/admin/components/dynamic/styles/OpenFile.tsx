import OpenInNew from '@mui/icons-material/OpenInNew'
import { Link } from '@mui/material'
import { useTranslate } from 'react-admin'
import { fileName } from './fileName'

export function OpenFile({ url }: { url: string }) {
  const translate = useTranslate()
  return (
    <Link
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      title={translate('dynamic.file.open')}
      variant="body2"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, overflowWrap: 'anywhere', minWidth: 0 }}
    >
      {fileName(url)}
      <OpenInNew fontSize="inherit" aria-hidden />
    </Link>
  )
}
