import { useEffect, useLayoutEffect } from 'react'
import { useTranslate } from 'react-admin'

const useTitleOf = (page: string | undefined): string | undefined => {
  const translate = useTranslate()
  return page && translate('common.title', { page })
}

let [shown, count] = ['', 0]

function showTitle(title: string): void {
  shown = title
  document.title = count > 0 ? `(${count}) ${shown}` : shown
}

/** Puts a number before the title of the page, for those who look at another tab; none for 0. */
export function setTitleCount(next: number): void {
  count = next
  if (shown) showTitle(shown)
}

export function useDocumentTitle(page: string | undefined): void {
  const title = useTitleOf(page)
  useEffect(() => {
    if (title) showTitle(title)
  })
}

/** Layout effect, so that the page's own title overrides the screen's default. */
export function useScreenTitle(page: string): void {
  const title = useTitleOf(page)
  useLayoutEffect(() => {
    if (title) showTitle(title)
  }, [title])
}
