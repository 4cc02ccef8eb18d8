import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useSite } from '../../providers/site'

/** For each text, the form fields to try in order; the first non-empty one counts. */
export interface PreviewFields {
  title: readonly string[]
  description: readonly string[]
  image: readonly string[]
  /** Field of the URL, or of the text that `addressOf` turns into one. */
  address: string
  addressOf?: (typed: string) => string
}

export function usePreviewTexts({ title, description, image, address, addressOf }: PreviewFields) {
  const translate = useTranslate()
  const { site_name } = useSite()
  const values: unknown[] = useWatch({ name: [...title, ...description, ...image, address] })
  const texts = values.map((each) => String(each ?? '').trim())
  const next = (count: number) => texts.splice(0, count).find(Boolean) ?? ''
  return {
    title: next(title.length),
    description: next(description.length),
    image: next(image.length),
    ...placeOf(addressOf?.(texts[0] ?? '') ?? texts[0] ?? '', site_name || translate('parts.seo.site')),
  }
}

/** Host, and path segments; the site's host is unknown to the back office unless the URL has one. */
function placeOf(address: string, ours: string): { host: string; steps: string[] } {
  const url = /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address) : undefined
  return {
    host: url?.host ?? ours,
    steps: (url?.pathname ?? address).split('/').filter(Boolean).map(decoded),
  }
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step)
  } catch {
    return step
  }
}

export const cut = (text: string, max: number): string => {
  const letters = [...text]
  return letters.length > max ? `${letters.slice(0, max).join('').trimEnd()}…` : text
}
