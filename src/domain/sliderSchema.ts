import { array, type InferType, number, object } from 'yup'
import { distinctBy } from './distinct'
import { maxItemId } from './items'
import { lines, linkText, requiredText, siteKeyText, text } from './rules'
import { message } from './validation'

export const maxSlides = 50

export const slideSchema = object({
  id: number().integer().min(1).max(maxItemId),
  image: linkText().required(message('slide_image')),
  alt: text(255),
  title: text(255),
  url: linkText(),
  description: lines(1_000),
})

export const sliderSchema = object({
  key: siteKeyText(),
  title: requiredText(),
  items: array(slideSchema).max(maxSlides).default([]).test('ids', distinctBy('id', 'item_twice')),
})

/** Request body of a slider: `removed` names the slides that are gone, as with menus. */
export const sentSliderSchema = sliderSchema.shape({
  removed: array(number().integer().required()).max(maxSlides),
})

export type SliderInput = InferType<typeof sliderSchema>
export type Slide = InferType<typeof slideSchema>

export interface Slider extends Pick<SliderInput, 'key' | 'title'> {
  id: number
  version: number
  created_at: string
  updated_at: string
  items_count: number
  items?: Slide[]
  cover?: string
}
