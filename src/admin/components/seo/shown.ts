import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useSite } from '../../providers/site'

/** Where a preview finds its texts in the form: the first of these fields that holds something. */
export interface PreviewFields {
  title: readonly string[]
  description: readonly string[]
  image: readonly string[]
  /** The address, or what it is made of. */
  address: string
  addressOf?: (typed: string) => string
}

/** The texts of a page as others show them. */
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

/** The host and the steps below it. The back office does not know where the site itself is. */
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

/** A text as far as it is shown. */
export const cut = (text: string, max: number): string => {
  const letters = [...text]
  return letters.length > max ? `${letters.slice(0, max).join('').trimEnd()}…` : text
}
