import { useEffect, useLayoutEffect } from 'react'
import { useTranslate } from 'react-admin'

const useTitleOf = (page: string | undefined): string | undefined => {
  const translate = useTranslate()
  return page && translate('common.title', { page })
}

/** The browser's title of a page, with the product's name after it. */
export function useDocumentTitle(page: string | undefined): void {
  const title = useTitleOf(page)
  useEffect(() => {
    if (title) document.title = title
  })
}

/** The title of a screen, until its page knows a better one: it is set first, in the layout phase. */
export function useScreenTitle(page: string): void {
  const title = useTitleOf(page)
  useLayoutEffect(() => {
    if (title) document.title = title
  }, [title])
}
