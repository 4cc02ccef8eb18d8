import { useResourceContext } from 'react-admin'
import { isResourceName, type ResourceName } from '../../../domain/guards'
import { useScreen } from './screen'

export function useResourceName(): ResourceName {
  const screen = useScreen()
  const name = useResourceContext() ?? screen?.resource
  if (!isResourceName(name)) throw new Error(`No entity is called "${name}"`)
  return name
}
