import { useEffect, useLayoutEffect } from 'react'
import { useTranslate } from 'react-admin'

const useTitleOf = (page: string | undefined): string | undefined => {
  const translate = useTranslate()
  return page && translate('common.title', { page })
}

/** Sets the document title: the page's title and the product's name. */
export function useDocumentTitle(page: string | undefined): void {
  const title = useTitleOf(page)
  useEffect(() => {
    if (title) document.title = title
  })
}

/** Sets a screen's default title in a layout effect, so that the page's own title overrides it. */
export function useScreenTitle(page: string): void {
  const title = useTitleOf(page)
  useLayoutEffect(() => {
    if (title) document.title = title
  }, [title])
}
