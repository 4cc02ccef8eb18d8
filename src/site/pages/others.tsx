/** @jsxImportSource hono/jsx */
import { Form, fieldsOf, type Sent } from '../forms'
import { Frame } from '../frame'
import { type Here, ownPages } from '../here'
import { Notice } from '../parts'
import type { SeenWidget } from '../told'
import { Widgets } from '../widgets'

interface ContactProps {
  here: Here
  widgets: SeenWidget[]
  sent?: Sent
}

export function Contact({ here, widgets, sent }: ContactProps) {
  const field = fieldsOf(here, 'feedback', sent)
  return (
    <Frame here={here} head={{ title: here.say('contact'), description: here.say('contact_help') }}>
      <h1>{here.say('contact')}</h1>
      <p class="lead">{here.say('contact_help')}</p>
      {here.query.has('sent') && <Notice>{here.say('contact_sent')}</Notice>}
      <div class="columns">
        <Form {...{ here, sent }} kind="feedback" action={here.to(ownPages.contact)} word="send" isGuarded>
          {field('name', 'your_name', { isRequired: true, fill: 'name' })}
          {field('phone', 'phone', { type: 'tel', fill: 'tel' })}
          {field('email', 'email', { type: 'email', fill: 'email' })}
          {field('content', 'your_words', { isRequired: true, rows: 6 })}
        </Form>
        <div>
          <Widgets here={here} of={widgets} />
        </div>
      </div>
    </Frame>
  )
}

/** A page that is made of widgets. */
export const WidgetPage = ({ here, widgets }: ContactProps) => (
  <Frame here={here} head={{ title: widgets[0]?.title ?? '' }}>
    <Widgets here={here} of={widgets} />
  </Frame>
)

/** Nothing stands here, or the shop cannot answer now. */
export const Missing = ({ here, word }: { here: Here; word: 'not_found' | 'away' }) => (
  <Frame here={here} head={{ title: here.say(word) }} isPrivate>
    <h1>{here.say(word)}</h1>
    <p class="lead">{here.say(`${word}_help`)}</p>
    <a class="button" href={here.to('/')}>
      {here.say('to_home')}
    </a>
  </Frame>
)
