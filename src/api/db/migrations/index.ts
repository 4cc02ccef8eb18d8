import foundation from './0001-foundation'
import roleSearch from './0002-role-search'
import sessions from './0003-sessions'
import lists, { run as fillLists } from './0004-lists'
import redirects from './0005-redirects'
import history from './0006-history'
import views from './0007-views'
import search from './0008-search'
import postSearch from './0009-post-search'
import historyCost from './0010-history-cost'
import typeIcons from './0011-type-icons'
import seos from './0012-seos'
import feedback from './0013-feedback'
import groups from './0014-groups'
import shop from './0015-shop'
import schedule from './0016-schedule'
import drafts from './0017-drafts'
import voices from './0018-voices'
import courses from './0021-courses'
import media from './0022-media'
import lighterTriggers from './0024-lighter-triggers'
import warehouse from './0030-warehouse'
import reports from './0031-reports'
import orders from './0034-orders'
import orderSums from './0037-order-sums'
import settings from './0040-settings'
import menus from './0041-menus'
import sliders from './0042-sliders'
import widgets from './0043-widgets'
import people from './0044-people'
import mediaTags from './0048-media-tags'
import lighterRenames from './0049-lighter-renames'
import unfinished from './0050-unfinished'
import mediaIncoming from './0051-media-incoming'
import { cleanTexts } from './0052-clean-texts'
import batches from './0053-batches'
import ordered from './0056-ordered'
import ledgerOfAWarehouse from './0057-ledger-of-a-warehouse'
import mediaSources from './0060-media-sources'
import type { Migration } from './script'

/** All released migrations, in order. Do not change a released one; append. */
export const migrations: readonly Migration[] = [
  { name: '0001-foundation', sql: foundation },
  { name: '0002-role-search', sql: roleSearch },
  { name: '0003-sessions', sql: sessions },
  { name: '0004-lists', sql: lists, run: fillLists },
  { name: '0005-redirects', sql: redirects },
  { name: '0006-history', sql: history },
  { name: '0007-views', sql: views },
  { name: '0008-search', sql: search },
  { name: '0009-post-search', sql: postSearch },
  { name: '0010-history-cost', sql: historyCost },
  { name: '0011-type-icons', sql: typeIcons },
  { name: '0012-seos', sql: seos },
  { name: '0013-feedback', sql: feedback },
  { name: '0014-groups', sql: groups },
  { name: '0015-shop', sql: shop },
  { name: '0016-schedule', sql: schedule },
  { name: '0017-drafts', sql: drafts },
  { name: '0018-voices', sql: voices },
  { name: '0021-courses', sql: courses },
  { name: '0022-media', sql: media },
  { name: '0024-lighter-triggers', sql: lighterTriggers },
  { name: '0030-warehouse', sql: warehouse },
  { name: '0031-reports', sql: reports },
  { name: '0034-orders', sql: orders },
  { name: '0037-order-sums', sql: orderSums },
  { name: '0040-settings', sql: settings },
  { name: '0041-menus', sql: menus },
  { name: '0042-sliders', sql: sliders },
  { name: '0043-widgets', sql: widgets },
  { name: '0044-people', sql: people },
  { name: '0048-media-tags', sql: mediaTags },
  { name: '0049-lighter-renames', sql: lighterRenames },
  { name: '0050-unfinished', sql: unfinished },
  { name: '0051-media-incoming', sql: mediaIncoming },
  { name: '0052-clean-texts', sql: '', run: cleanTexts },
  { name: '0053-batches', sql: batches },
  { name: '0056-ordered', sql: ordered },
  { name: '0057-ledger-of-a-warehouse', sql: ledgerOfAWarehouse },
  { name: '0060-media-sources', sql: mediaSources },
]
