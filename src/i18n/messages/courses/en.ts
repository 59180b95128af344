import { countOf } from '#src/i18n/format.ts'
import { typesetDeep } from '#src/i18n/typography.ts'
import type { Widen } from '#src/i18n/widen.ts'

/** The words of the courses, the learning path and the progress in them. */
const messages = {
  courses: {
    courseNotFound: 'Course not found',
    courseNotFoundQuestion: 'Did that course exist?',
    courseNotFoundText: "The course you're looking for doesn't exist or has been removed.",
    backToCourses: 'Back to Courses',
    free: 'Free',
    level: (level: number) => `Level ${level}`,
    comingSoon: 'Coming Soon',
    enroll: 'Enroll',
    getFree: 'Get it free',
    waiting: 'Waiting for start',
    joinWaitlist: 'Join the waitlist',
    earlyAccess: (discount: string) => `Get early access + ${discount} discount`,
    all: 'All courses',
    isNew: 'New',
    filter: {
      label: 'Category',
      all: 'All',
      promptEngineering: 'Prompt engineering',
      aiDevelopment: 'AI development',
      business: 'Business',
      /** Said by a screen reader when the filter has changed. */
      shown: (category: string, courses: string) => `${category}: ${courses}`,
      courses: { one: 'course', few: 'courses', many: 'courses', other: 'courses' },
    },
    completed: 'Completed',
    locked: 'Locked',
    completePrevious: 'Complete previous course',
    review: 'Review',
    toCourse: 'Open the course',
    /** In the place of the offer, for whoever has the course. */
    yours: 'This course is yours.',
    modulesDone: (done: number, of: number) => `${done} of ${of} modules completed`,
    /** What opens a locked course. */
    opensAfter: (course: string) => `Opens after you complete "${course}" and buy this course.`,
    opensAfterOut: (course: string) =>
      `Still being written. Opens after you complete "${course}" and buy this course.`,
    opensWhenBought: 'Opens once you buy it.',
    opensWhenOut: 'It is still being written. Join the waitlist on its page.',
    yoursToCome: 'Already yours. It is still being written.',
    opensWhenPreviousDone: (course: string) => `Bought. Opens after you complete "${course}".`,
    alreadyPaid: 'Already paid? Enter access code here',
    timeLeft: 'Time left',
    units: {
      days: { one: 'day', few: 'days', many: 'days', other: 'days' },
      hours: { one: 'hour', few: 'hours', many: 'hours', other: 'hours' },
      minutes: { one: 'minute', few: 'minutes', many: 'minutes', other: 'minutes' },
      seconds: { one: 'second', few: 'seconds', many: 'seconds', other: 'seconds' },
    },
    dayOfMonth: (day: number, days: number) => `Day ${day} of ${days}`,
    youSave: (amount: string) => `You save ${amount}.`,
    guarantee: (days: number, _counted: string) => `${days}-day money-back guarantee.`,
    enrollFor: (price: string) => `Enroll for ${price}`,
    enrolledToday: (count: string) => `${count} enrolled today`,
    placesLeft: (left: number, of: number) => `${left}/${of} spots left`,
    minutes: (minutes: number) => `${minutes} min`,
    toTop: 'Back to top',
    yes: 'Yes',
    no: 'No',
    facts: {
      students: 'students',
      rating: 'average rating',
      ratingUnit: '/5',
      prompts: 'ready prompts',
      duration: 'the whole course',
    },
    earlyPriceEnds: 'Price holds for at least',
    content: {
      question: (course: string) => `What will ${course} hold?`,
      answer: 'Here is the plan.',
      title: (course: string) => `Inside the course: ${course}`,
      lead: 'The course is being written. Below is its plan; join the waitlist, and you will be the first to hear when it starts.',
      aboutCourse: 'About the course',
    },
    calculator: {
      hours: 'Hours per week',
      cost: 'Cost of your hour',
      perYear: 'In 12 months of 4 weeks you get back',
      perWeek: 'In a week',
      perMonth: 'In a month, 4 weeks',
      hoursPerYear: 'Hours in a year, 52 weeks',
      hourUnit: 'h',
      paysBack: (weeks: string) => `The course pays for itself in ${weeks}`,
      weeks: { one: 'week', few: 'weeks', many: 'weeks', other: 'weeks' },
      weekOfYear: (week: number) => `${week} of the 52 weeks of a year`,
      share: 'Copy a link to this result',
      copied: 'Link copied',
    },
    checklist: {
      ticked: (done: number, all: number) => `${done} of ${all} ticked`,
      of: (all: number) => `of ${all}`,
    },
    oldPrice: 'Regular price',
    price: 'Price',
    whatYouGet: 'What do I get?',
    benefits: 'Here is the list.',
    stats: {
      students: (count: string) => `${count}+ students`,
      rating: (rating: string) => `${rating} out of 5`,
      prompts: (count: string) => `${count}+ prompts`,
      hours: { one: 'hour', few: 'hours', many: 'hours', other: 'hours' },
    },
  },
  learningPath: {
    start: 'Start',
    review: 'Review',
    progress: (percent: string) => `Progress: ${percent}`,
    levels: 'Levels',
    buyPackage: 'Buy Package',
    saves: (amount: string) => `Saves ${amount}`,
    /** In the place of what it saves, which holds for whoever buys all of it. */
    alreadyYours: (courses: string) => `Already yours: ${courses}`,
    contains: (levels: string) => `Levels in it: ${levels}`,
    preOrder: {
      one: (coming: number, of: number) =>
        `Pre-order: ${coming} of ${of} courses is still being written.`,
      few: (coming: number, of: number) =>
        `Pre-order: ${coming} of ${of} courses are still being written.`,
      many: (coming: number, of: number) =>
        `Pre-order: ${coming} of ${of} courses are still being written.`,
      other: (coming: number, of: number) =>
        `Pre-order: ${coming} of ${of} courses are still being written.`,
    },
    /** What the offer says of courses that are not open yet. */
    preOrderRefund: 'Until a course opens, you can get its share of the payment back at any time.',
    /** In the place of buying it, for whoever has so much of it that the rest costs no more alone. */
    dearer: (sum: string) => `Without the package, what you do not have yet costs ${sum}.`,
    /** Goes to the messenger with the package's name. */
    packageRequest: (name: string, price: string) =>
      `Hello! I would like to buy the package "${name}" for ${price}.`,
  },
  progress: {
    none: 'Nothing is kept in this browser yet.',
    completed: 'Completed',
    purchased: 'Bought',
    current: 'Current course',
    finishedModules: 'Modules finished',
    work: 'Notes and ticked tasks',
    inModules: (modules: number) => countOf('en', modules, { one: 'module', other: 'modules' }),
    prompts: 'Saved prompts',
    copyLink: 'Copy a link for another device',
    linkCopied: 'Link copied. Notes and prompts are not in it: they travel in the file.',
    copyFailed: 'The link could not be copied. Select it here:',
    download: 'Save as a file',
    upload: 'Open a file',
    reset: 'Clear progress',
    cleared: 'Progress cleared, finished modules too. Your notes and ticked tasks stay.',
    undo: 'Undo',
    restored: 'Progress is back.',
    added: 'Progress added to this browser.',
    nothingNew: 'This browser already had all of it.',
    badFile: 'This is not a progress file. Choose one that was saved here.',
    badLink: 'The link holds no progress that can be read. Copy it again on the other device.',
    notStored: {
      blocked: 'This browser keeps nothing: the change lasts until the tab is closed.',
      full: 'The storage of this browser is full: the change lasts until the tab is closed.',
    },
    arrived: 'Progress from another device has arrived with the link.',
    add: 'Add it here',
    ignore: 'Leave as it is',
    ignored: 'Left as it was.',
  },
}

export type CoursesMessages = Widen<typeof messages>

export const en: CoursesMessages = typesetDeep('en', messages)
