import { useTranslate } from 'react-admin'

const ownEntities = ['stock', 'test']

/** Events in words, such as “Đơn hàng: thêm mới”. */
export function useEventWords() {
  const translate = useTranslate()
  const entity = (name: string): string =>
    ownEntities.includes(name)
      ? translate(`webhooks.entity.${name}`)
      : translate(`resources.${name}.name`, { smart_count: 1, _: name })
  const verb = (name: string): string => translate(`webhooks.verb.${name}`, { _: name })
  const event = (name: string): string => {
    if (name === 'webhooks.test') return entity('test')
    const [of = '', did = ''] = name.split('.')
    return translate('webhooks.event', { entity: entity(of), verb: verb(did) })
  }
  return { entity, verb, event }
}

/** Of longer addresses the beginning: names in questions and labels. */
const longestName = 60

export const nameOfWebhook = ({ url }: { url: string }): string =>
  url.length > longestName ? `${url.slice(0, longestName)}…` : url
