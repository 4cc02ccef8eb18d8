import type { PublicRoute } from '../http/route'
import { menuRoute, sliderRoute, widgetRoute, widgetsRoute } from './appearance'
import { robotsRoute, rssRoute, sitemapRoute } from './feeds'
import { cartRoute } from './orders/cart'
import { placeOrderRoute } from './orders/place'
import { trackOrderRoute } from './orders/track'
import { categoriesRoute, collectionsRoute, trademarksRoute } from './places'
import { postRoute } from './post'
import { postsRoute, searchPostsRoute } from './posts'
import { showPreviewRoute } from './preview/show'
import { resolveRoute } from './resolve'
import { overviewRoute } from './site'
import { challengeRoute } from './voices/challenge'
import { sendCommentRoute, sendFeedbackRoute, sendRatingRoute } from './voices/send'
import { commentsRoute, ratingsRoute } from './voices/shown'

/** The site's door. */
export const siteRoutes: readonly PublicRoute[] = [
  overviewRoute,
  resolveRoute,
  postsRoute,
  postRoute,
  searchPostsRoute,
  categoriesRoute,
  collectionsRoute,
  trademarksRoute,
  menuRoute,
  sliderRoute,
  widgetsRoute,
  widgetRoute,
  commentsRoute,
  ratingsRoute,
  challengeRoute,
  sendCommentRoute,
  sendRatingRoute,
  sendFeedbackRoute,
  sitemapRoute,
  robotsRoute,
  rssRoute,
  cartRoute,
  placeOrderRoute,
  trackOrderRoute,
  showPreviewRoute,
]
