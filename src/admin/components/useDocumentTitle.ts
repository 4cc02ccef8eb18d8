import { useEffect } from 'react'
import { useTranslate } from 'react-admin'

/** The browser's title of a page, with the product's name after it (spec §1). */
export function useDocumentTitle(page: string | undefined): void {
  const translate = useTranslate()
  const title = page && translate('common.title', { page })
  useEffect(() => {
    if (title) document.title = title
  })
}
