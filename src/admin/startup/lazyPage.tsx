import { type ComponentType, type FunctionComponent, memo, useEffect, useLayoutEffect } from 'react'
import { type Load, type OnDemand, onDemand, type SpokenWords, useOnDemand } from './onDemand'
import { finishLoading } from './progress'
import { pageArrived } from './reloadOnce'

/** A page whose code comes when it is opened, or ahead of that. */
export interface LazyPage extends FunctionComponent {
  code: OnDemand<ComponentType>
}

// Memoized: what stands above a page renders several times during the start.
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

/** A page for a `<Resource>` or a route: drawn at once where its code is there, nothing until then. */
export function lazyPage(load: Load<ComponentType>, words?: SpokenWords): LazyPage {
  const page: LazyPage = Object.assign(() => <PageView code={page.code} />, { code: onDemand(load, words) })
  return page
}
