import { haravan } from './haravan'
import { kiotviet } from './kiotviet'
import type { SheetLayout } from './layout'
import { sapo } from './sapo'
import { shopify } from './shopify'
import { woocommerce } from './woocommerce'

export const goodsLayouts: readonly SheetLayout[] = [kiotviet, sapo, haravan, woocommerce, shopify]
