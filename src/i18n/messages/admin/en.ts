import { formatCount } from '#src/i18n/format.ts'
import type { Widen } from '#src/i18n/locales.ts'

/** Messages of /admin. */
const messages = {
  title: 'Admin',
  description: 'The site owner writes and manages blog posts here, in the browser.',
  login: {
    question: 'Is this your site?',
    answer: 'Sign in to write posts.',
    user: 'Username',
    password: 'Password',
    submit: 'Sign in',
    busy: 'Checking…',
    invalid: 'Invalid credentials',
    userRequired: 'Enter the username.',
    passwordRequired: 'Enter the password.',
    /** Explains the scope of the sign-in. */
    scope:
      'This sign-in runs in your browser and protects only the posts saved in it. Do not keep anything secret here.',
    demo: 'This is a demo. Its username and password were printed in the terminal by npm\u00a0start.',
    unset: 'Sign-in is not set up: this build has no username and password.',
    howTo:
      'Set the environment variables ADMIN_USER and ADMIN_PASSWORD, then build the site again. The site’s files will contain only their salted hash.',
    insecure: 'Sign-in needs a secure connection. Open this page over HTTPS.',
    needsScript: 'Writing posts requires JavaScript. Turn it on in your browser settings.',
  },
  logOut: 'Log out',
  signedOutElsewhere: 'You logged out in another tab. Your text is saved as a draft.',
  /** Restores the deleted post. */
  undo: 'Undo',
  undone: 'Restored.',
  hero: {
    question: 'What would you like to publish?',
    add: 'Add New Blog Post',
    edit: 'Edit post',
  },
  form: {
    language: 'Language',
    title: 'Title',
    titleHelp: (max: number, now: number) => `Limit for export: ${max} characters. Now: ${now}.`,
    excerpt: 'Excerpt',
    excerptHelp: (min: number, max: number, now: number) =>
      `Required for export: ${min} to ${max} characters. Now: ${now}.`,
    content: 'Content',
    contentHelp:
      'Markdown. To add an image, write [image:address] on its own line. Pasted text keeps its headings, links, lists and tables; press Ctrl+Shift+V to paste plain text.',
    slug: 'Slug',
    slugHelp: 'The last part of the post’s address. It follows the title until you edit it.',
    date: 'Date',
    image: 'Main image',
    imageHelp:
      'An address that starts with https:// or http://. The image is shown in 16:9\u00A0format.',
    keywords: 'Keywords',
    keywordsHelp: 'Separate keywords with commas.',
    tags: 'Tags (optional)',
    insertImage: 'Insert image',
    preview: 'Preview',
    previewEmpty: 'Your preview will appear here.',
    publish: 'Publish',
    save: 'Save changes',
    cancel: 'Discard changes',
    words: { one: 'word', few: 'words', many: 'words', other: 'words' },
    /** Summary of several invalid fields; the first one is focused. */
    invalidFields: (fields: number) =>
      `${formatCount('en', fields, { one: 'field', other: 'fields' })} need attention.`,
    shortcuts: 'Keyboard shortcuts',
    shortcutKeys: {
      publish: 'Publish',
      save: 'Save the draft',
      bold: 'Bold',
      italic: 'Italic',
      link: 'Link',
      image: 'Insert image',
    },
    created: 'Post created successfully!',
    changed: 'Changes saved.',
  },
  errors: {
    title: 'Enter a title.',
    titleTooLong: (max: number) => `Shorten the title to ${max} characters or fewer.`,
    titleTaken: 'Another post in this language already has this title. Choose another.',
    excerpt: 'Enter an excerpt.',
    excerptLength: (min: number, max: number) =>
      `Make the excerpt ${min} to ${max} characters long.`,
    content: 'Enter the text of the post.',
    contentTooLong: (max: number) =>
      `Too long. Split it into two posts (limit: ${max} characters).`,
    contentTooDeep:
      'The formatting is too complex to display. Use fewer nested lists, brackets or lines.',
    slug: 'Enter a slug.',
    slugFormat: 'Use only lowercase Latin letters, digits and single hyphens, up to 80 characters.',
    slugReserved: 'A page of the site already uses this address. Choose another.',
    slugPublished: 'A post on the site already uses this address. Choose another.',
    slugSaved: 'A saved post already uses this address. Choose another, or edit that post.',
    date: 'Choose a date.',
    image: 'Enter the address of the image.',
    imageUrl: 'Enter a full address that starts with https:// or http://',
    keywords: 'Enter at least one keyword.',
    full: 'Browser storage is full, so nothing was saved. Export and delete old posts, then try again. Your text is still here.',
    blocked:
      'This browser blocks storage for this site, so nothing was saved. Allow storage, or copy your text elsewhere. Your text is still here.',
  },
  image: {
    title: 'Insert an image',
    address: 'Image URL',
    insert: 'Insert',
    close: 'Close',
    loading: 'Loading the image…',
    failed: 'The image cannot be loaded. Check the address.',
    size: (width: number, height: number) => `${width} × ${height}\u00A0px`,
    large:
      'This image is larger than a screen can show and will load slowly on a phone. A width of 1600\u00A0px is enough.',
    small:
      'This image is narrower than its place on the page and will look blurry. Use one that is at least 1200\u00A0px wide.',
    unsafe: 'Enter an address that starts with https:// or http://, or a path on this site.',
    alt: 'Preview of the image',
  },
  draft: {
    saved: (time: string) => `Draft saved at ${time}`,
    notSaved:
      'The draft was not saved: browser storage is full or blocked. Copy your text elsewhere.',
    found: 'You have an unfinished post:',
    untitled: 'Untitled',
    from: (date: string) => `last edited ${date}`,
    resume: 'Continue',
    discard: 'Delete draft',
    discarded: 'Draft deleted.',
    /** Shown when the visitor tries to continue or delete such a draft here. */
    elsewhere: 'This draft is open in another tab. Continue there.',
  },
  /** Question before leaving text that could not be saved as a draft. */
  leave: {
    title: 'Leave without saving?',
    text: 'The draft was not saved: browser storage is full or blocked. If you leave, your text will be lost.',
    stay: 'Stay here',
    leave: 'Leave',
  },
  /** Question before overwriting a post that another tab has saved meanwhile. */
  newer: {
    title: 'Which version do you want to keep?',
    text: 'This post was saved in another tab after you opened it here. The version you do not choose becomes a draft.',
    saveThis: 'Save this version',
    instead: 'Open the saved version',
    close: 'Close',
  },
  /** Question before saving a post that was deleted or renamed meanwhile. */
  gone: {
    title: 'Save as a new post?',
    text: 'The post you opened is no longer in the list: it was deleted, or its address was changed, in the meantime.',
    saveThis: 'Save as a new post',
    instead: 'Back to editing',
    close: 'Close',
  },
  saved: {
    question: 'What have I already written?',
    answer: 'Posts saved in this browser.',
    none: 'No posts yet. Posts you publish will be listed here.',
    note: 'These posts exist only in this browser and are deleted along with its data. Export them and add the files to the site’s repository to keep them and to show them to everyone.',
    alreadyPublished: 'Already on the site',
    alreadyPublishedNote:
      'The site already has a post at this address, so the blog shows that one.',
    edit: 'Edit',
    remove: 'Delete',
    removed: (title: string) => `Deleted: ${title}`,
    exportOne: 'Export .mdx',
    /** Replaces the export button for a post that the build would reject. */
    exportRaw: 'Export as is',
    exportedRaw: 'Downloaded as is. The site cannot be built with this file: edit the post first.',
    exportAll: 'Export all as .zip',
    exportedAll: (count: string) =>
      `${count} must be edited first: see the folder not-ready in the archive.`,
    /** Precedes the list of problems for which the build would reject a post. */
    refused: 'Edit this post before you export it.',
    import: 'Import files',
    imported: (count: string) => `Imported: ${count}.`,
    importedInvalid: (count: string) => `Must be edited before export: ${count}.`,
    importedIncomplete: (file: string, omitted: string) =>
      `${file}: imported without the fields that this editor does not have (${omitted}). Keep the original file.`,
    importStopped:
      'Some posts were not imported: browser storage is full or blocked. Free up space and import the files again. Posts will not be duplicated.',
    importFailed: (file: string) =>
      `${file} was not imported: the file is damaged or was not exported from this page.`,
    posts: { one: 'post', few: 'posts', many: 'posts', other: 'posts' },
    /** Link to the owner's desk. */
    desk: 'Edit the whole site at the desk',
    createInRepository: 'Create file in the repository',
    tooLongForRepository:
      'The text is too long for a link, so the file was downloaded. Upload it to the repository as',
    exported: (path: string) => `Downloaded. Put the file into the repository as ${path}.`,
    usage: (used: string, total: string) => `${used} of ${total}\u00A0KB of browser storage used.`,
    damaged:
      'Some data saved in this browser could not be read. Nothing was deleted: you can download it as it is.',
    damagedSave: 'Download the data',
    /** Button beside data that has been downloaded. */
    damagedDelete: 'Delete this data',
    damagedDeleted: 'Data deleted.',
    unread: (count: string) => `${count} could not be read and will be kept unchanged.`,
    entries: { one: 'entry', few: 'entries', many: 'entries', other: 'entries' },
  },
}

export type AdminMessages = Widen<typeof messages>

export const en: AdminMessages = messages
