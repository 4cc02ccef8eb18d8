import { type ComponentType, type FunctionComponent, lazy, useState, useSyncExternalStore } from 'react'
import { MissingPart } from './MissingPart'
import { type Load, onDemand, type SpokenWords } from './onDemand'

export interface Lazily<P extends object> extends FunctionComponent<P> {
  /** Resolves even when the code could not be fetched. */
  preload: () => Promise<void>
}

/**
 * `React.lazy` for a part of a page: loaded code renders at once, other code suspends. Without a network only this part
 * shows an error, and input on the rest of the page stays.
 */
export function lazily<P extends object>(load: Load<ComponentType<P>>, words?: SpokenWords): Lazily<P> {
  const code = onDemand(load, words)

  function Late(props: P) {
    const { value: Part } = useSyncExternalStore(code.subscribe, code.state)
    return Part ? <Part {...props} /> : <MissingPart onRetry={code.preload} />
  }

  const Lazy = lazy(async () => {
    await code.preload()
    return { default: code.state().value ?? Late }
  })

  function Part(props: P) {
    // Switching to another component later would lose the input in this one.
    const [Drawn] = useState<ComponentType<P>>(() => code.state().value ?? Lazy)
    return <Drawn {...props} />
  }
  return Object.assign(Part, { preload: code.preload })
}
