import type { Permission } from '../../domain/permissions'

type Translate = (key: string, options?: Record<string, unknown>) => string

/** A permission's name in words: “Sửa bài viết”. */
export function permissionLabel(translate: Translate, name: Permission): string {
  const [, verb, area] = /^(list|create|update|delete)-(.+)$/.exec(name) ?? []
  if (!verb) return translate(`resources.permissions.special.${name}`)
  return translate('resources.permissions.label', {
    verb: translate(`resources.permissions.verbs.${verb}`),
    area: translate(`resources.permissions.areas.${area}`),
  })
}
