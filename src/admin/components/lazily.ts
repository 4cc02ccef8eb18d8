import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { completeMessages } from '../providers/messages'

/** `React.lazy` for a part that may open on the first list, whose messages are loaded with its code. */
export const lazily = <P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => {
    const [part] = await Promise.all([load(), completeMessages()])
    return part
  })
