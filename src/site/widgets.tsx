/** @jsxImportSource hono/jsx */
import { type Page, Photo, Rich } from './parts'
import type { SeenChoice, SeenField, SeenWidget } from './told'

type ValueProps = Page<{ of: SeenWidget; field: SeenField; value: unknown; isHeading?: boolean }>
const isTold = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/** A value as its field says; a choice between a few is for programs, one from a list of the site a link. */
function Value({ here, of, field: { style, title, children = [] }, value, isHeading }: ValueProps) {
  const picture = of.pictures.find(({ src }) => src === value)
  if (Array.isArray(value) && children.length > 0)
    return (
      <ul class="rows">
        {value.map((row) => (
          <li>
            {children.map((field, at) => (
              <Value {...{ here, of, field }} value={row[field.key]} isHeading={at === 0} />
            ))}
          </li>
        ))}
      </ul>
    )
  if (picture) return <Photo of={picture} sizes="(min-width: 700px) 360px, 100vw" />
  if (style === 'api') return <p>{<ChosenLink here={here} of={value as SeenChoice | null} />}</p>
  const text = typeof value === 'number' ? value.toLocaleString(here.locale) : value
  if (typeof text !== 'string' || text === '') return null
  if (['number', 'time', 'date'].includes(style))
    return <small>{`${title}: ${style === 'date' ? here.day(text) : text}`}</small>
  if (style === 'editor') return <Rich text={text} />
  if (style !== 'text' && style !== 'textarea') return null
  return isHeading ? <h3>{text}</h3> : <p class="lines">{text}</p>
}

export const ChosenLink = ({ here, of }: Page<{ of: SeenChoice | null | undefined }>) =>
  of && <>{of.path ? <a href={here.to(of.path)}>{of.label}</a> : of.label}</>

const drawn = ['text', 'textarea', 'editor', 'number', 'date', 'time', 'image', 'list', 'api']

/** Whatever widgets staff have defined for a page, in their order; those that say nothing are not drawn. */
export const Widgets = ({ here, of, isBare }: Page<{ of: SeenWidget[]; isBare?: boolean }>) => (
  <>
    {of
      .filter(({ fields, value }) =>
        fields.some(({ key, style }) => drawn.includes(style) && isTold(value[key])),
      )
      .map((widget) => (
        <section>
          {!isBare && <h2>{widget.title}</h2>}
          {widget.fields.map((field) => (
            <Value {...{ here, field }} of={widget} value={widget.value[field.key]} />
          ))}
        </section>
      ))}
  </>
)
