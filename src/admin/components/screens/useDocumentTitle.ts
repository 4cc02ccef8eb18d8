import { useEffect, useLayoutEffect } from 'react'
import { useTranslate } from 'react-admin'

const useTitleOf = (page: string | undefined): string | undefined => {
  const translate = useTranslate()
  return page && translate('common.title', { page })
}

export function useDocumentTitle(page: string | undefined): void {
  const title = useTitleOf(page)
  useEffect(() => {
    if (title) document.title = title
  })
}

/** Layout effect, so that the page's own title overrides the screen's default. */
export function useScreenTitle(page: string): void {
  const title = useTitleOf(page)
  useLayoutEffect(() => {
    if (title) document.title = title
  }, [title])
}
