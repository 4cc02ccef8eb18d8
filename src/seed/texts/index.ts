import { courses } from './courses'
import { coffeeGuides } from './guides-coffee'
import { teaGuides } from './guides-tea'
import { houseNews } from './news-house'
import { landNews } from './news-land'
import { arabicaProducts } from './products-arabica'
import { coffeeProducts } from './products-coffee'
import { teaProducts } from './products-tea'
import type { TypeKey } from './structure'
import type { WrittenPost } from './write'

export const writtenPosts: Record<TypeKey, readonly WrittenPost[]> = {
  news: [...houseNews, ...landNews],
  guides: [...coffeeGuides, ...teaGuides],
  products: [...arabicaProducts, ...coffeeProducts, ...teaProducts],
  courses,
}
