import menuSize from './0001-menu-size'
import siteChanges from './0002-site-changes'
import jobs from './0003-jobs'
import live from './0004-live'
import backupSettings from './0005-backup-settings'
import money from './0006-money'
import bankSettings from './0007-bank-settings'
import returns from './0008-returns'
import creditLimits from './0009-credit-limits'
import cashCounts from './0010-cash-counts'
import orderSums from './0011-order-sums'
import carriers from './0012-carriers'
import keys from './0013-keys'
import webhooks from './0014-webhooks'
import proposals from './0015-proposals'
import site from './0016-site'
import siteVoices from './0017-site-voices'
import siteOrders from './0018-site-orders'
import sitePreviews from './0019-site-previews'
import postsByStatus from './0020-posts-by-status'
import { baseline } from './baseline'
import type { Migration } from './script'

/** In order. A released migration does not change; the next is a file of its own, `<number>-<subject>.ts`. */
export const migrations: readonly Migration[] = [
  { name: 'baseline', sql: baseline },
  { name: '0001-menu-size', sql: menuSize },
  { name: '0002-site-changes', sql: siteChanges },
  { name: '0003-jobs', sql: jobs },
  { name: '0004-live', sql: live },
  { name: '0005-backup-settings', sql: backupSettings },
  { name: '0006-money', sql: money },
  { name: '0007-bank-settings', sql: bankSettings },
  { name: '0008-returns', sql: returns },
  { name: '0009-credit-limits', sql: creditLimits },
  { name: '0010-cash-counts', sql: cashCounts },
  { name: '0011-order-sums', sql: orderSums },
  { name: '0012-carriers', sql: carriers },
  { name: '0013-keys', sql: keys },
  { name: '0014-webhooks', sql: webhooks },
  { name: '0015-proposals', sql: proposals },
  { name: '0016-site', sql: site },
  { name: '0017-site-voices', sql: siteVoices },
  { name: '0018-site-orders', sql: siteOrders },
  { name: '0019-site-previews', sql: sitePreviews },
  { name: '0020-posts-by-status', sql: postsByStatus },
]
