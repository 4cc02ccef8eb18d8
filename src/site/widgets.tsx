/** @jsxImportSource hono/jsx */
import type { Here } from './here'
import { Rich, Shown } from './parts'
import type { SeenWidget } from './told'

type Field = SeenWidget['fields'][number]

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isTold = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

interface ValueProps {
  here: Here
  of: SeenWidget
  field: Field
  value: unknown
  isHeading?: boolean
}

/** A value as its field says; what was chosen of a list is for programs, and a link for the button beside it. */
function Value({ here, of, field, value, isHeading }: ValueProps) {
  const { style, title, children = [] } = field
  const picture = of.pictures.find(({ src }) => src === value)
  if (Array.isArray(value) && children.length > 0)
    return (
      <ul class="rows">
        {value.filter(isRow).map((row) => (
          <li>
            {children
              .filter(({ key }) => isTold(row[key]))
              .map((part, at) => (
                <Value here={here} of={of} field={part} value={row[part.key]} isHeading={at === 0} />
              ))}
          </li>
        ))}
      </ul>
    )
  if (picture) return <Shown of={picture} sizes="(min-width: 700px) 360px, 100vw" />
  if (typeof value === 'number' || style === 'time' || style === 'date')
    return (
      <small>{`${title}: ${typeof value === 'number' ? value.toLocaleString(here.locale) : value}`}</small>
    )
  if (typeof value !== 'string' || !['text', 'textarea', 'editor', 'document'].includes(style)) return null
  if (style === 'editor') return <Rich html={value} />
  if (style === 'document') return <a href={value}>{title}</a>
  return isHeading ? <h3>{value}</h3> : <p class="lines">{value}</p>
}

/** Whatever widgets of a page staff have defined, in their order; those that hold nothing are not drawn. */
export function Widgets({ here, of, isBare }: { here: Here; of: SeenWidget[]; isBare?: boolean }) {
  const told = of
    .map((widget) => ({ widget, fields: widget.fields.filter(({ key }) => isTold(widget.value[key])) }))
    .filter(({ fields }) =>
      fields.some(({ style }) => !['selectbox', 'radiobox', 'checkbox'].includes(style)),
    )
  return (
    <>
      {told.map(({ widget, fields }) => (
        <section class="widget">
          {!isBare && <h2>{widget.title}</h2>}
          {fields.map((field) => (
            <Value here={here} of={widget} field={field} value={widget.value[field.key]} />
          ))}
        </section>
      ))}
    </>
  )
}
