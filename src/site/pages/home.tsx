/** @jsxImportSource hono/jsx */
import { Frame } from '../frame'
import type { Here } from '../here'
import { Cards, Shown } from '../parts'
import type { SeenCard, SeenSlide, SeenType, SeenWidget } from '../told'
import { Widgets } from '../widgets'

/** Slides follow one another under the finger, the wheel or the arrow keys: the browser scrolls. */
const Slider = ({ here, slides }: { here: Here; slides: SeenSlide[] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
  <section class="slider" aria-label={here.say('slider')} tabindex={0}>
    {slides.map(({ picture, title, description, url }, at) => (
      <article>
        <Shown of={picture} sizes="100vw" isFirst={at === 0} isMute={Boolean(title)} />
        <div>
          {title && <h2>{title}</h2>}
          <p>{description}</p>
          {url && (
            <a class="button" href={here.to(url)} aria-label={`${here.say('look')}: ${title || description}`}>
              {here.say('look')}
            </a>
          )}
        </div>
      </article>
    ))}
  </section>
)

interface HomeProps {
  here: Here
  slides: SeenSlide[]
  widgets: SeenWidget[]
  shelves: { type: SeenType; cards: SeenCard[] }[]
}

const order = ['product', 'course', 'article']
const placeOf = ({ type }: HomeProps['shelves'][number]): number => order.indexOf(type.style)

export function Home({ here, slides, widgets, shelves }: HomeProps) {
  const { settings, seo } = here.site
  return (
    <Frame here={here} head={seo}>
      <h1 class="unseen">{settings.site_name}</h1>
      {slides.length > 0 && <Slider here={here} slides={slides} />}
      <p class="lead">{settings.site_description}</p>
      {shelves
        .toSorted((a, b) => placeOf(a) - placeOf(b))
        .map(({ type, cards }) => (
          <section>
            <div class="heading">
              <h2>{type.title}</h2>
              <a href={here.to(type.path)}>{here.say('see_all', { title: type.title })}</a>
            </div>
            <Cards here={here} of={cards} />
          </section>
        ))}
      <Widgets here={here} of={widgets} />
    </Frame>
  )
}
