import { type ReactNode, useMemo } from 'react'
import { I18nContext, type TranslateFunction, useI18nProvider } from 'react-admin'

/** Translates what is said of records with the noun of a style: of posts an article, a product, a course; of people a client. */
export const speakWithStyle =
  (translate: TranslateFunction, style: string | undefined): TranslateFunction =>
  (key, options) => {
    const usual = translate(key, options)
    const own =
      style && style !== 'article' && key.replace(/^resources\.(posts|groups|users)\./, `$&as.${style}.`)
    return own && own !== key ? translate(own, { ...options, _: usual }) : usual
  }

/** Everything below speaks with the noun of the style; shared components need not know. */
export function StyleWords({ style, children }: { style: string | undefined; children: ReactNode }) {
  const provider = useI18nProvider()
  const own = useMemo(
    () => ({ ...provider, translate: speakWithStyle(provider.translate, style) }),
    [provider, style],
  )
  return <I18nContext.Provider value={own}>{children}</I18nContext.Provider>
}
