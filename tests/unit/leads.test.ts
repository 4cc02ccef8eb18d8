import { expect, it } from 'vitest'
import { paths } from '../../src/admin/components/screens/paths'
import { seoShown } from '../../src/admin/resources/posts/form/seoShown'

it('the previews of a post name the address that the site has for it', () => {
  expect(seoShown({ slug: 'cua-hang' }).addressOf?.('phin-nhom')).toBe('/cua-hang/phin-nhom')
  // Of a type whose slug is left out, posts stand at the top.
  expect(seoShown({ slug: 'cua-hang' }, true).addressOf?.('phin-nhom')).toBe('/phin-nhom')
})

it('a discount is tried with the product and agency that its address names', () => {
  expect(paths.discount(3, 7, { product: 12, agency: 5 })).toBe(
    '/posts/product/discount/3/7?product=12&agency=5',
  )
  expect(paths.discount(3, 7)).toBe('/posts/product/discount/3/7')
})
