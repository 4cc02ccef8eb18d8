import { unwrap } from './dom'

const types: Record<string, string> = {
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
}

/** Moves nested lists into the item before them, and joins the lists of Word's web page. */
export function tidyLists(body: Element): void {
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper')) unwrap(wrapper)
  for (const list of [...body.querySelectorAll('ul, ol')]) typeOf(list)
  for (const list of [...body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')]) {
    const item = list.previousElementSibling
    if (item?.matches('li')) item.append(list)
    // A nested list without an item before it becomes a list of its own.
    else if (list.parentElement?.firstElementChild === list) list.parentElement.before(list)
  }
  for (const item of [...body.querySelectorAll('li[data-aria-level]')]) byLevel(item)
  for (const list of [...body.querySelectorAll('ul, ol')]) if (list.childElementCount === 0) list.remove()
}

function typeOf(list: Element): void {
  const style = list.querySelector(':scope > li')?.getAttribute('style') ?? ''
  const type = types[/list-style-type:\s*([\w-]+)/.exec(style)?.[1] ?? '']
  if (type && list.matches('ol')) list.setAttribute('type', type)
}

/** Word on the web writes one list per item, with its level. */
function byLevel(item: Element): void {
  const list = item.parentElement
  const level = Number(item.getAttribute('data-aria-level'))
  const before = list?.previousElementSibling
  if (!list || item.previousElementSibling || !before?.matches('ul, ol')) return
  let into: Element = before
  let last = lastItem(into)
  while (last && Number(last.getAttribute('data-aria-level')) < level) {
    const deeper: Element | null = last.lastElementChild
    if (!deeper?.matches('ul, ol')) {
      last.append(list)
      return
    }
    into = deeper
    last = lastItem(into)
  }
  if (into.localName !== list.localName) into.after(list)
  else {
    into.append(...list.children)
    list.remove()
  }
}

const lastItem = (list: Element): Element | null => list.querySelector(':scope > li:last-of-type')
