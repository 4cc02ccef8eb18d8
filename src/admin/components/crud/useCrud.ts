import { useContext } from 'react'
import { useParams } from 'react-admin'
import { useMay } from '../../providers/auth/rights'
import { fillPath } from '../screens/matchScreen'
import { ScreensContext, useScreen } from '../screens/screen'
import { useResourceName } from '../screens/useResourceName'

export function useCrud() {
  const resource = useResourceName()
  const params = useParams()
  const screens = useContext(ScreensContext)
  const here = useScreen()
  const isHere = here?.resource === resource && here.base
  const base = isHere || screens.find((each) => each.resource === resource && each.base)?.base || '/'
  return {
    resource,
    path: fillPath(base, params),
    mayCreate: useMay(resource, 'create'),
    mayEdit: useMay(resource, 'edit'),
  }
}
