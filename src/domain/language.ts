/** ISO 639-1 codes a site can be written in; their names come from `Intl.DisplayNames`. */
export const languageCodes =
  'af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko ky lo lt lv mk ml mn mr ms my nb ne nl pa pl pt ro ru si sk sl sq sr sv sw ta te th tr uk ur uz vi zh zu'.split(
    ' ',
  )

/** A code's name in its own language, as visitors know it: `ja` → `日本語`. */
export const languageName = (key: string, locale = key): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(key) ?? key
