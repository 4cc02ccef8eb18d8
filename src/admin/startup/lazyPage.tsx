import { type ComponentType, type FunctionComponent, memo, useEffect, useLayoutEffect } from 'react'
import { type Load, type OnDemand, onDemand, type SpokenWords, useOnDemand } from './onDemand'
import { finishLoading } from './progress'
import { pageArrived } from './reloadOnce'

export interface LazyPage extends FunctionComponent {
  code: OnDemand<ComponentType>
}

// Memoized: its parents render several times during the start.
const PageView = memo(function PageView({ code }: Pick<LazyPage, 'code'>) {
  const Page = useOnDemand(code)
  useLayoutEffect(() => {
    if (Page) finishLoading()
  }, [Page])
  useEffect(() => {
    if (Page) pageArrived()
  }, [Page])
  return Page ? <Page /> : null
})

/** A page for a `<Resource>` or a route; renders nothing until its code has loaded. */
export function lazyPage(load: Load<ComponentType>, words?: SpokenWords): LazyPage {
  const page: LazyPage = Object.assign(() => <PageView code={page.code} />, { code: onDemand(load, words) })
  return page
}
