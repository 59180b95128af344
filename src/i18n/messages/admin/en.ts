import { countOf } from '#src/i18n/format.ts'
import { typesetDeep } from '#src/i18n/typography.ts'
import type { Widen } from '#src/i18n/widen.ts'

/** The words of /admin, kept apart because no other page needs them. */
const messages = {
  title: 'Admin',
  description: 'Quick posts written in the browser, for the owner of the site.',
  login: {
    question: 'Who is writing?',
    answer: 'Sign in to write.',
    user: 'Username',
    password: 'Password',
    submit: 'Sign in',
    busy: 'Checking',
    invalid: 'Invalid credentials',
    userRequired: 'Enter the username.',
    passwordRequired: 'Enter the password.',
    /** What the sign-in does guard, and what it does not. */
    scope:
      'The check runs in your browser. It guards only what this browser keeps: nothing secret lies behind it.',
    demo: 'This is a demonstration: npm\u00a0start has printed its username and password in the terminal.',
    unset: 'Nobody can sign in yet: this build has no credentials.',
    howTo:
      'Set the environment variables ADMIN_USER and ADMIN_PASSWORD and build the site again. Only a salted hash of them gets into the files.',
    insecure: 'The check needs a secure connection. Open this page over https.',
    needsScript: 'Writing posts needs JavaScript.',
  },
  logOut: 'Log out',
  signedOutElsewhere:
    'You have logged out in another tab. What you were writing is kept as a draft.',
  /** Takes back what was deleted. */
  undo: 'Undo',
  undone: 'It is back.',
  hero: { question: 'What shall we publish?', add: 'Add New Blog Post', edit: 'Edit the post' },
  form: {
    language: 'Language',
    title: 'Title',
    titleHelp: (max: number, now: number) => `For git: at most ${max} characters, now ${now}.`,
    excerpt: 'Excerpt',
    excerptHelp: (min: number, max: number, now: number) =>
      `For git: ${min} to ${max} characters, now ${now}.`,
    content: 'Content',
    contentHelp:
      'Markdown. An image is a line of the form [image:address]. Pasted text keeps its headings, links, lists and tables; Ctrl Shift V pastes the words alone.',
    slug: 'Slug',
    slugHelp: 'The address of the post. It follows the title until you change it.',
    date: 'Date',
    image: 'Main image',
    imageHelp: 'An address that starts with https:// or http://. The picture is shown at 16:9.',
    keywords: 'Keywords',
    keywordsHelp: 'Separate with commas.',
    tags: 'Tags (optional)',
    insertImage: 'Insert image',
    preview: 'Preview',
    previewEmpty: 'The text will stand here as the blog will show it.',
    publish: 'Publish',
    save: 'Save changes',
    cancel: 'Leave unchanged',
    words: { one: 'word', few: 'words', many: 'words', other: 'words' },
    /** Several at once; the focus is on the first. */
    attention: (fields: number) =>
      `${countOf('en', fields, { one: 'field', other: 'fields' })} need attention.`,
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
    titleLong: (max: number) => `Shorten the title to at most ${max} characters.`,
    titleTaken: 'Another post in this language has this title. Choose another.',
    excerpt: 'Enter an excerpt.',
    excerptLength: (min: number, max: number) => `Make it ${min} to ${max} characters long.`,
    content: 'Write the text.',
    contentLong: (max: number) => `Make two posts of it: one holds at most ${max} characters.`,
    contentDeep:
      'Simplify the markup: a text with so many lists, brackets or lines is shown as plain text.',
    slug: 'Enter a slug.',
    slugFormat: 'Use lower-case Latin letters, digits and single hyphens, at most 80.',
    slugReserved: 'This address belongs to a page of the site. Choose another.',
    slugBuilt: 'A post of the site has this address. Choose another.',
    slugSaved: 'A saved post has this address. Choose another, or edit that post.',
    date: 'Choose a date.',
    image: 'Enter the address of the picture.',
    imageUrl: 'Enter a full address that starts with https:// or http://',
    keywords: 'Enter at least one keyword.',
    full: 'The storage of this browser is full, so nothing was saved. Export and delete old posts, then try again. Your text is still here.',
    blocked:
      'This browser does not let the site keep anything, so nothing was saved. Allow storage or copy your text elsewhere. It is still here.',
  },
  image: {
    title: 'Which image?',
    address: 'Image URL',
    insert: 'Insert',
    close: 'Close',
    loading: 'The picture is loading.',
    failed: 'The picture does not load. Check the address.',
    size: (width: number, height: number) => `${width} × ${height} px`,
    large:
      'That is more than a screen shows: it will load slowly on a phone. 1600 px of width is enough.',
    small: 'That is narrower than the page shows it: it will look blurred. Take 1200 px or more.',
    unsafe: 'Enter an address that starts with https:// or http://, or a path of this site.',
    alt: 'Preview of the picture',
  },
  draft: {
    saved: (time: string) => `Draft saved at ${time}`,
    notSaved: 'The draft could not be saved: the storage is full or closed.',
    found: 'An unfinished post is waiting.',
    untitled: 'Without a title',
    from: (date: string) => `last typed ${date}`,
    resume: 'Continue',
    discard: 'Delete the draft',
    discarded: 'Draft deleted.',
    /** When it is to be continued or deleted here. */
    elsewhere: 'This draft is open in another tab.',
  },
  /** Asked before text is left behind that could not be kept as a draft. */
  leave: {
    title: 'Leave without saving?',
    text: 'The draft could not be saved: the storage is full or closed. What you typed will be lost.',
    stay: 'Stay here',
    leave: 'Leave',
  },
  /** Asked before a post is written over that another tab has saved meanwhile. */
  newer: {
    title: 'Which version stays?',
    text: 'After you opened this post it was saved in another tab. The version you do not choose is kept as a draft.',
    saveThis: 'Save this one',
    instead: 'Open the saved one',
    close: 'Close',
  },
  /** Asked before a post is saved that was deleted or moved meanwhile. */
  gone: {
    title: 'Save it as a new post?',
    text: 'The post you opened is no longer in the list: it was deleted or given another address meanwhile.',
    saveThis: 'Save as a new post',
    instead: 'Back to the text',
    close: 'Close',
  },
  saved: {
    question: 'What is already written?',
    answer: 'The posts of this browser.',
    none: 'No posts yet. What you publish here is listed here.',
    note: 'These posts are only in this browser. Clearing its data deletes them; put them into git to keep them and to show them to everybody.',
    inGit: 'On the site already',
    inGitNote: 'The site has a post at this address, so the blog shows that one.',
    edit: 'Edit',
    remove: 'Delete',
    removed: (title: string) => `Deleted: ${title}`,
    exportOne: 'Export .mdx',
    /** In place of the export, for a post that the build would refuse. */
    exportRaw: 'Export as it is',
    exportedRaw: 'Downloaded as it is. The build of the site would refuse it: edit it first.',
    exportAll: 'Export all as .zip',
    exportedAll: (count: string) =>
      `${count} to be edited first, in the folder not-ready of the archive.`,
    /** Before what the build would refuse in a post. */
    refused: 'Edit before it goes to git.',
    import: 'Import files',
    imported: (count: string) => `Imported: ${count}.`,
    importedRefused: (count: string) => `To be edited before going to git: ${count}.`,
    importedWithout: (file: string, lost: string) =>
      `${file}: imported without what posts here do not have (${lost}). Keep the file.`,
    importStopped:
      'Not everything was imported: the storage of this browser is full or closed. Make room and import the files again: no post comes twice.',
    importFailed: (file: string) => `${file} is damaged, or is not a post exported from here.`,
    posts: { one: 'post', few: 'posts', many: 'posts', other: 'posts' },
    toGit: 'New file in the repository',
    toGitLong:
      'The text is too long for a link, so the file was downloaded: upload it in the repository as',
    exported: (path: string) => `Downloaded. Its place is ${path}.`,
    usage: (used: string, of: string) => `${used} of ${of} KB of this browser's storage is used.`,
    damaged:
      'Not all that this browser had kept could be read. Nothing was thrown away: here is the text as it was found.',
    damagedSave: 'Download the text',
    /** Beside a text that has been downloaded. */
    damagedDelete: 'Delete this text',
    damagedDeleted: 'Text deleted.',
    unread: (count: string) => `${count} could not be read and will be kept as found.`,
    entries: { one: 'entry', few: 'entries', many: 'entries', other: 'entries' },
  },
}

export type AdminMessages = Widen<typeof messages>

export const en: AdminMessages = typesetDeep('en', messages)
