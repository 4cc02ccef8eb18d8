import { type ComponentType, type FunctionComponent, lazy, useState, useSyncExternalStore } from 'react'
import { MissingPart } from './MissingPart'
import { type Load, onDemand, type SpokenWords } from './onDemand'

/** A part whose code comes when it is first drawn, or ahead of that. */
export interface Lazily<P extends object> extends FunctionComponent<P> {
  /** Ends also when the code could not be fetched. */
  preload: () => Promise<void>
}

/**
 * `React.lazy` for a part of a page: code that is there is drawn at once, other suspends. Without a network it says so in
 * the part's place, and what is typed on the rest of the page stays.
 */
export function lazily<P extends object>(load: Load<ComponentType<P>>, words?: SpokenWords): Lazily<P> {
  const code = onDemand(load, words)

  /** Stands in for the part until its code has come after all. */
  function Late(props: P) {
    const { value: Part } = useSyncExternalStore(code.subscribe, code.state)
    return Part ? <Part {...props} /> : <MissingPart onRetry={code.preload} />
  }

  const Lazy = lazy(async () => {
    await code.preload()
    return { default: code.state().value ?? Late }
  })

  function Part(props: P) {
    // Another component later would lose what has been typed into this one.
    const [Drawn] = useState<ComponentType<P>>(() => code.state().value ?? Lazy)
    return <Drawn {...props} />
  }
  return Object.assign(Part, { preload: code.preload })
}
