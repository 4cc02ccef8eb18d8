import { useContext } from 'react'
import { useResourceContext } from 'react-admin'
import { useParams } from 'react-router-dom'
import { isResourceName, type ResourceName } from '../../../domain/guards'
import { useMay } from '../../providers/auth/rights'
import { fillPath } from '../matchScreen'
import { ScreensContext, useScreen } from '../screen'

/** The entity that the list, form or screen around is about. */
export function useResourceName(): ResourceName {
  const screen = useScreen()
  const name = useResourceContext() ?? screen?.resource
  if (!isResourceName(name)) throw new Error(`No entity is called "${name}"`)
  return name
}

/** The entity around, the address of its list, and what this person may do with it. */
export function useCrud() {
  const resource = useResourceName()
  const params = useParams()
  const screens = useContext(ScreensContext)
  const base = screens.find((each) => each.resource === resource && each.base)?.base ?? '/'
  return {
    resource,
    path: fillPath(base, params),
    mayCreate: useMay(resource, 'create'),
    mayEdit: useMay(resource, 'edit'),
  }
}
