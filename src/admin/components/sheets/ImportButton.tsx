import Upload from '@mui/icons-material/FileUploadOutlined'
import { Button } from '@mui/material'
import { useContext } from 'react'
import { useTranslate } from 'react-admin'
import { useRights } from '../../providers/auth/rights'
import { useCrud } from '../crud/useCrud'
import { matchScreen } from '../screens/matchScreen'
import { importPath } from '../screens/paths'
import { ScreenLink } from '../screens/ScreenLink'
import { ScreensContext } from '../screens/screen'

/** Link to the import of the list's entity, if it has one and the user may use it. */
export function ImportButton() {
  const translate = useTranslate()
  const { can } = useRights()
  const to = importPath(useCrud().path)
  const screen = matchScreen(useContext(ScreensContext), to)?.screen
  // Without an import page, the path would match that of a record.
  if (screen?.path.endsWith('/:id') !== false || !can(screen.guard)) return null
  return (
    <Button component={ScreenLink} to={to} startIcon={<Upload />}>
      {translate('components.import')}
    </Button>
  )
}
