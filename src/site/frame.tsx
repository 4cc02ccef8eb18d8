/** @jsxImportSource hono/jsx */
import { html, raw } from 'hono/html'
import type { Child } from 'hono/jsx'
import { ownPages } from './here'
import { Links, type Page } from './parts'
import type { SeenHead, SeenItem, SeenLink } from './told'
import { Widgets } from './widgets'

/** Private is what search engines have no use for: carts, forms, later pages of lists. */
type HeadProps = Page<{ head: SeenHead; linkedData?: unknown[]; feed?: SeenLink; isPrivate?: boolean }>

/** `<` would end the element in the middle of a text. */
const asData = (data: unknown) => raw(JSON.stringify(data).replaceAll('<', '\\u003c'))

function Head({ here, head, linkedData = [], feed, isPrivate }: HeadProps) {
  const { path, assets } = here
  const { site_name = '', site_description, favicon } = here.site.settings
  const named = head.title || here.say('home')
  const title = named.includes(site_name) ? named : `${named} – ${site_name}`
  const others = here.site.languages.map(({ key }) => ({ hreflang: key, href: here.absolute(path, key) }))
  return html`<head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${title}</title>
    <meta name="description" content="${head.description || site_description}">
    <meta property="og:title" content="${title}">
    <meta property="og:type" content="${head.type || 'website'}">
    <meta property="og:url" content="${here.absolute(path)}">
    ${head.image && <meta property="og:image" content={here.absolute(head.image)} />}
    ${isPrivate ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={here.absolute(path)} />}
    ${isPrivate ? '' : others.map((other) => <link rel="alternate" {...other} />)}
    ${feed && <link rel="alternate" type="application/rss+xml" title={feed.title} href={feed.path} />}
    <link rel="icon" href="${favicon || '/site-icon'}">
    <link rel="stylesheet" href="${assets.style}">
    <script src="${assets.script}" defer></script>
    ${linkedData.map((data) => html`<script type="application/ld+json">${asData(data)}</script>`)}
    ${raw(here.scripts[0])}
  </head>`
}

const Items = ({ here, of }: Page<{ of: SeenItem[] }>) => (
  <ul>
    {of.map(({ text, url, target, children }) => {
      const place = { href: here.to(url), target: target === 'new' ? '_blank' : undefined }
      return html`<li>${url ? <a {...place}>{text}</a> : <strong>{text}</strong>}
        ${children.length > 0 ? <Items here={here} of={children} /> : ''}</li>`
    })}
  </ul>
)

function Header({ here }: Page) {
  const { site_name, site_logo } = here.site.settings
  const menu = here.say('menu')
  const search = { type: 'search', name: 'q', 'aria-label': here.say('search'), maxlength: 100 }
  return html`<header>
    <a class="brand" href="${here.to('/')}">
      ${site_logo ? <img src={site_logo} alt={site_name} width={132} height={44} /> : site_name || here.say('home')}
    </a>
    <details><summary>${menu}</summary><nav aria-label="${menu}">${<Items here={here} of={here.menu} />}</nav></details>
    <search><form action="${here.to(ownPages.search)}">
      ${<input {...search} placeholder={here.say('search_hint')} value={here.query.get('q') ?? ''} />}
      <button>${here.say('search')}</button>
    </form></search>
    <a class="basket" href="${here.to(ownPages.cart)}">${here.say('cart')} ${here.pieces ? <b>{here.pieces}</b> : ''}</a>
  </header>`
}

const channels = ['Facebook', 'Zalo', 'YouTube', 'TikTok', 'Instagram', 'LinkedIn']

function Footer({ here }: Page) {
  const { path, site, locale } = here
  const { hotline = '', email = '', company_tax_code: code, ...settings } = site.settings
  const pages = ['tracking', 'cart', 'contact'] as const
  const own = pages.map((page) => ({ title: here.say(page), path: ownPages[page] }))
  const followed = channels.map((title) => ({ title, path: settings[title.toLowerCase()] ?? '' }))
  const phone = { title: hotline, path: `tel:${hotline.replace(/[^\d+]/g, '')}` }
  const reached = [phone, { title: email, path: `mailto:${email}` }].filter(({ title }) => title)
  const spoken = site.languages.map(({ key, name }) => ({
    title: name,
    path,
    lang: key,
    isHere: key === locale,
  }))
  return (
    <footer>
      <section>
        <strong>{settings.company_name || settings.site_name}</strong>
        <p>{settings.company_address}</p>
        <p>{code && here.say('tax_code', { code })}</p>
        <Links here={here} of={[...reached, ...followed.filter((each) => each.path)]} />
      </section>
      <nav aria-label={here.say('footer_menu')}>
        <Items here={here} of={here.footerMenu} />
        <Links here={here} of={own} />
      </nav>
      <Widgets here={here} of={here.footer} isBare />
      <nav aria-label={here.say('language')}>
        <Links here={here} of={spoken} kind="chips" />
        <p>{settings.copyright}</p>
      </nav>
    </footer>
  )
}

/** A page of the site around its content. */
export const Frame = ({ children, ...props }: HeadProps & { children: Child }) => {
  const { here } = props
  return html`<!doctype html><html lang="${here.locale}">${<Head {...props} />}<body>
    <a class="skip" href="#content">${here.say('skip')}</a>
    ${<Header here={here} />}<main id="content">${children}</main>${<Footer here={here} />}
    ${raw(here.scripts[1])}
  </body></html>`
}
