import { type ReactNode, useMemo } from 'react'
import { I18nContext, type TranslateFunction, useI18nProvider } from 'react-admin'

/** Translates with the noun of the records' style: article, product or course for posts, client for people. */
export const speakWithStyle =
  (translate: TranslateFunction, style: string | undefined): TranslateFunction =>
  (key, options) => {
    const usual = translate(key, options)
    const own =
      style && style !== 'article' && key.replace(/^resources\.(posts|groups|users)\./, `$&as.${style}.`)
    return own && own !== key ? translate(own, { ...options, _: usual }) : usual
  }

/** Everything below uses the style's noun; shared components need not know. */
export function StyleWords({ style, children }: { style: string | undefined; children: ReactNode }) {
  const provider = useI18nProvider()
  const own = useMemo(
    () => ({ ...provider, translate: speakWithStyle(provider.translate, style) }),
    [provider, style],
  )
  return <I18nContext.Provider value={own}>{children}</I18nContext.Provider>
}
