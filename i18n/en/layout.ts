import type { layout as vi } from '../vi/layout'

export const layout: typeof vi = {
  menu: {
    label: 'Main menu',
    dashboard: 'Dashboard',
    media: 'Media',
    media_library: 'Library',
    media_add: 'Add new',
    members: 'Members',
    users: 'All members',
    settings: 'Settings',
    widgets: 'Widgets',
    appearance: 'Appearance',
    waiting: '%{count} waiting for you',
    sections: {
      content: 'Content',
      sales: 'Sales',
      stock: 'Stock',
      site: 'Website',
      admin: 'Administration',
    },
    settings_pages: 'General settings',
    find: 'Find in the menu',
    none_found: 'Nothing matches',
    history: 'History',
  },
  /** Types of widgets that many sites have; others are shown as they are written. */
  widget_types: {
    home: 'Home',
    header: 'Header',
    footer: 'Footer',
    banner: 'Banners',
    contact: 'Contact',
    policy: 'Policies',
    sidebar: 'Sidebar',
    shop: 'Shop',
  },
  sidebar: {
    open: 'Open the menu',
    close: 'Close the menu',
    expand: 'Expand the menu',
    collapse: 'Collapse the menu',
  },
  bar: {
    search: 'Search',
    dark: 'Dark theme',
    rtl: 'Right-to-left layout',
    account_menu: 'Account of %{name}',
    account: 'Account',
    change_password: 'Change password',
    sessions: 'Sessions',
    keys: 'API keys',
    support: 'Support',
    logout: 'Sign out',
  },
  bell: {
    label: 'New arrivals',
    count: 'New arrivals: %{count} not seen yet',
    empty: 'No new orders, comments or feedback',
    settings: 'Sound and notifications',
    guest: 'a guest',
    items: {
      orders: 'Order %{text} from %{name}',
      comments: 'Comment by %{name}',
      feedback: 'Feedback from %{name}',
    },
    arrived: {
      orders: 'New order %{text} from %{name}',
      comments: '%{name} commented: %{text}',
      feedback: '%{name} sent feedback: %{text}',
      many: '%{count} new items have arrived',
    },
  },
  greeting: {
    morning: 'Good morning, %{name}',
    afternoon: 'Good afternoon, %{name}',
    evening: 'Good evening, %{name}',
  },
  breadcrumb: 'Breadcrumb',
  not_found: {
    title: 'Page not found',
    message: 'We are sorry, an error has occurred: the page you are looking for does not exist or has moved.',
  },
  no_access: {
    title: 'You may not see this page',
    message: 'If you need it for your work, ask an administrator for the permission.',
  },
  failed: {
    title: 'This page has failed',
    message: 'We are sorry, an error has occurred. Please try again later.',
    kept: 'What you had typed here by %{time} is kept, and will be there when the page opens again.',
  },
  offline: {
    bar: 'No network. What is not saved is still on this page.',
    title: 'No network',
    message: 'This page could not be loaded. It opens by itself once the network is back.',
  },
  away: {
    title: 'The server cannot be reached',
    message: 'This page could not be loaded. It opens by itself once the server is back.',
  },
  new_version: {
    bar: 'A new version is ready.',
    title: 'There is a new version',
    message: 'Reload this page to use the new version.',
    reload: 'Reload',
  },
  empty: 'Nothing here yet',
  support: {
    title: 'Support',
    intro: 'Stuck with something? These are the questions that come up most.',
    password: {
      title: 'Forgotten password',
      text: 'Ask an administrator to reset it under Members. The new password is shown at once or sent to an email address.',
    },
    access: {
      title: 'Something is missing from the menu',
      text: 'The menu shows what your roles allow. An administrator can grant more under Roles.',
    },
    draft: {
      title: 'Signed out in the middle of writing',
      text: 'What you typed is kept in this browser. Sign in again and you are back on the same page with your text.',
    },
    conflict: {
      title: 'Two people edit the same post',
      text: 'When you save, the differences are shown and you choose what to keep. Nothing is overwritten silently.',
    },
    keyboard: {
      title: 'Using the keyboard',
      text: 'Tab goes forward, Shift + Tab goes back, Enter opens. The first Tab on any page lets you skip the menu.',
    },
  },
}
