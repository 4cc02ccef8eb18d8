import type { Permission } from '../../../domain/permissions'

type Translate = (key: string, options?: Record<string, unknown>) => string

/** A permission in words: “Sửa bài viết”. */
export function permissionLabel(translate: Translate, name: Permission): string {
  const say = (part: string, key: string) => translate(`resources.permissions.${part}.${key}`)
  const [, verb, area] = /^(list|create|update|delete)-(.+)$/.exec(name) ?? []
  if (!verb || !area) return say('special', name)
  return translate('resources.permissions.label', { verb: say('verbs', verb), area: say('areas', area) })
}
