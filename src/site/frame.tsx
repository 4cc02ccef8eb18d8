/** @jsxImportSource hono/jsx */
import { raw } from 'hono/html'
import type { Child } from 'hono/jsx'
import { type Here, ownPages } from './here'
import { Links } from './parts'
import type { SeenHead, SeenItem } from './told'
import { Widgets } from './widgets'

interface HeadProps {
  here: Here
  head: SeenHead
  /** For search engines. */
  linkedData?: unknown[]
  feed?: { title: string; path: string }
  /** Not for search engines: carts, forms, later pages of lists. */
  isPrivate?: boolean
}

/** `<` would end the element in the middle of a text. */
const asData = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')

function Head({ here, head, linkedData = [], feed, isPrivate }: HeadProps) {
  const { path, site, assets } = here
  const { site_name = '', site_description, favicon } = site.settings
  const description = head.description || site_description
  const graph = {
    title: head.title,
    description,
    type: head.type ?? 'website',
    url: here.absolute(path),
    site_name,
  }
  return (
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>{head.title.includes(site_name) ? head.title : `${head.title} – ${site_name}`}</title>
      <meta name="description" content={description} />
      {isPrivate && <meta name="robots" content="noindex" />}
      {!isPrivate && <link rel="canonical" href={here.absolute(path)} />}
      {!isPrivate &&
        site.languages.map(({ key }) => (
          <link rel="alternate" hreflang={key} href={here.absolute(path, key)} />
        ))}
      {Object.entries(graph).map(([name, content]) => (
        <meta property={`og:${name}`} content={content} />
      ))}
      {head.image && <meta property="og:image" content={here.absolute(head.image)} />}
      {feed && <link rel="alternate" type="application/rss+xml" title={feed.title} href={feed.path} />}
      <link rel="icon" href={favicon || '/site-icon'} />
      <link rel="stylesheet" href={assets.style} />
      <script src={assets.script} defer />
      {linkedData.map((data) => (
        <script type="application/ld+json">{raw(asData(data))}</script>
      ))}
    </head>
  )
}

const Items = ({ here, of }: { here: Here; of: SeenItem[] }) => (
  <ul>
    {of.map(({ text, url, target, children }) => (
      <li>
        {!url && <strong>{text}</strong>}
        {url && (
          <a href={here.to(url)} target={target === 'new' ? '_blank' : undefined}>
            {text}
          </a>
        )}
        {children.length > 0 && <Items here={here} of={children} />}
      </li>
    ))}
  </ul>
)

function Header({ here }: { here: Here }) {
  const { site_name, site_logo } = here.site.settings
  const search = { name: 'q', 'aria-label': here.say('search'), placeholder: here.say('search_hint') }
  return (
    <header>
      <a class="brand" href={here.to('/')}>
        {site_logo ? <img src={site_logo} alt={site_name} width={132} height={44} /> : site_name}
      </a>
      <details>
        <summary>{here.say('menu')}</summary>
        <nav aria-label={here.say('menu')}>
          <Items here={here} of={here.menu} />
        </nav>
      </details>
      <search>
        <form action={here.to(ownPages.search)}>
          <input type="search" {...search} value={here.query.get('q') ?? ''} maxlength={100} />
          <button type="submit">{here.say('search')}</button>
        </form>
      </search>
      <a class="basket" href={here.to(ownPages.cart)}>
        {here.say('cart')} {here.pieces > 0 && <b>{here.pieces}</b>}
      </a>
    </header>
  )
}

const channels = ['Facebook', 'Zalo', 'YouTube', 'TikTok', 'Instagram', 'LinkedIn']

function Footer({ here }: { here: Here }) {
  const { path, site } = here
  const { settings, languages } = site
  const { hotline = '', email } = settings
  const services = (['tracking', 'cart', 'contact'] as const).map((page) => ({
    title: here.say(page),
    path: ownPages[page],
  }))
  const followed = channels.map((title) => ({ title, path: settings[title.toLowerCase()] ?? '' }))
  const reached = [
    { title: hotline, path: `tel:${hotline.replace(/[^\d+]/g, '')}` },
    { title: email ?? '', path: `mailto:${email}` },
  ]
  return (
    <footer>
      <section>
        <strong>{settings.company_name || settings.site_name}</strong>
        <p>{settings.company_address}</p>
        {settings.company_tax_code && <p>{here.say('tax_code', { code: settings.company_tax_code })}</p>}
        <Links here={here} of={reached.filter(({ title }) => title)} />
      </section>
      <nav aria-label={here.say('footer_menu')}>
        <Items here={here} of={here.footerMenu} />
        <Links here={here} of={[...services, ...followed.filter(({ path }) => path)]} />
      </nav>
      <Widgets here={here} of={here.footer} isBare />
      <p>{settings.copyright}</p>
      <nav aria-label={here.say('language')}>
        <Links
          here={here}
          of={languages.map(({ key: lang, name }) => ({
            title: name,
            path,
            lang,
            isHere: lang === here.locale,
          }))}
          kind="chips"
        />
      </nav>
    </footer>
  )
}

/** A page of the site around its content. */
export const Frame = ({ children, ...props }: HeadProps & { children: Child }) => (
  <html lang={props.here.locale}>
    <Head {...props} />
    <body>
      <a class="skip" href="#content">
        {props.here.say('skip')}
      </a>
      <Header here={props.here} />
      <main id="content">{children}</main>
      <Footer here={props.here} />
    </body>
  </html>
)
