import { formatCount } from '#src/i18n/format.ts'
import type { Widen } from '#src/i18n/locales.ts'

/** Messages of courses, learning path and progress. */
const messages = {
  courses: {
    courseNotFound: 'Course not found',
    courseNotFoundQuestion: 'Where did this course go?',
    courseNotFoundText: 'The course you’re looking for doesn’t exist or has been removed.',
    backToCourses: 'Back to Courses',
    free: 'Free',
    level: (level: number) => `Level\u00A0${level}`,
    comingSoon: 'Coming Soon',
    enroll: 'Enroll',
    getFree: 'Get it free',
    waiting: 'Waiting for start: see the plan',
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
      /** Announced to screen readers after a change of the filter. */
      shown: (category: string, courses: string) => `${category}: ${courses}`,
      courses: { one: 'course', few: 'courses', many: 'courses', other: 'courses' },
    },
    completed: 'Completed',
    locked: 'Locked',
    completePrevious: 'Complete previous course',
    review: 'Review',
    toCourse: 'Open the course',
    /** Shown to owners of the course instead of the offer. */
    yours: 'You already have this course.',
    modulesDone: (done: number, total: number) => `${done} of ${total}\u00A0modules completed`,
    /** Conditions that unlock a course. */
    opensAfter: (course: string) => `Opens after you complete “${course}” and buy this course.`,
    /** Start of the next group of a course. */
    starts: (date: string) => `Starts ${date}`,
    places: { one: 'place', few: 'places', many: 'places', other: 'places' },
    addToCalendar: 'Add to calendar',
    opensAfterRelease: (course: string) =>
      `Coming soon. Opens after you complete “${course}” and buy this course.`,
    opensWhenBought: 'Opens once you buy it.',
    opensOnRelease: 'Coming soon. Join the waitlist on the course page.',
    yoursComingSoon: 'You already have this course. It is coming soon.',
    opensWhenPreviousDone: (course: string) => `Purchased. Opens after you complete “${course}”.`,
    alreadyPaid: 'Already paid? Enter access code here',
    timeLeft: 'Time left',
    units: {
      days: { one: 'day', few: 'days', many: 'days', other: 'days' },
      hours: { one: 'hour', few: 'hours', many: 'hours', other: 'hours' },
      minutes: { one: 'minute', few: 'minutes', many: 'minutes', other: 'minutes' },
      seconds: { one: 'second', few: 'seconds', many: 'seconds', other: 'seconds' },
    },
    dayOfMonth: (day: number, days: number) => `Day\u00A0${day} of ${days}`,
    youSave: (amount: string) => `You save ${amount}.`,
    guarantee: (days: number, _counted: string) => `${days}-day money-back guarantee.`,
    enrollFor: (price: string) => `Enroll for ${price}`,
    enrolledToday: (count: string) => `${count} enrolled today`,
    placesLeft: (left: number, total: number) => `${left}/${total} spots left`,
    minutes: (minutes: number) => `${minutes}\u00A0min`,
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
    earlyPriceEnds: 'Price valid for',
    content: {
      question: (course: string) => `What will the course “${course}” cover?`,
      answer: 'The outline of a course I’m still writing.',
      title: (course: string) => `Inside the course: ${course}`,
      leadWithStart:
        'Here is the outline, module by module. The waitlist is free, and you hear first.',
      lead: 'There is no start date yet. Here is the outline, module by module; it may still change. The waitlist is free, and you hear first.',
      aboutCourse: 'About the course',
      outcome: 'You leave with:',
    },
    calculator: {
      hours: 'Hours per week',
      cost: 'Your hourly rate',
      perYear: 'You save per year',
      perWeek: 'Per week',
      perMonth: 'Per month',
      hoursPerYear: 'Hours per year',
      hourUnit: 'h',
      paysBack: (weeks: string) => `The course pays for itself in ${weeks}`,
      weeks: { one: 'week', few: 'weeks', many: 'weeks', other: 'weeks' },
      weekOfYear: (week: number) => `${week} of the 52\u00A0weeks in a year`,
      /** Explains the assumptions of the calculation. */
      basis:
        'The result assumes that AI takes over half of these hours. The money is calculated cautiously, for 48\u00A0weeks (12\u00A0months of 4\u00A0weeks), the hours for all\u00A052.',
      share: 'Copy a link to this result',
      copied: 'Link copied',
    },
    checklist: {
      ticked: (done: number, total: number) => `${done} of ${total}\u00A0checked`,
      of: (total: number) => `of ${total}`,
    },
    oldPrice: 'Regular price',
    price: 'Price',
    whatYouGet: 'What do I get?',
    benefits: 'What you have when you finish.',
    stats: {
      students: (count: string) => `${count}+ students`,
      rating: (rating: string) => `${rating}\u00A0out of 5`,
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
    /** Screen reader label of the struck-through price: the sum of today's prices of the courses. */
    separately: 'Separately',
    saves: (amount: string) => `You save ${amount}`,
    /** Shown instead of the saving, which applies only to buyers of the whole package. */
    alreadyYours: (courses: string) => `You already have: ${courses}`,
    contains: (levels: string) => `Levels included: ${levels}`,
    preOrder: {
      one: (coming: number, total: number) =>
        `Pre-order: ${coming} of ${total}\u00A0courses is still being written.`,
      few: (coming: number, total: number) =>
        `Pre-order: ${coming} of ${total}\u00A0courses are still being written.`,
      many: (coming: number, total: number) =>
        `Pre-order: ${coming} of ${total}\u00A0courses are still being written.`,
      other: (coming: number, total: number) =>
        `Pre-order: ${coming} of ${total}\u00A0courses are still being written.`,
    },
    /** Note about courses that are not open yet. */
    preOrderRefund:
      'Until a course opens, you can get its share of the package price back at any time. The shares follow the separate prices in hryvnias.',
    /** Shown instead of the buy button if the missing courses cost no more on their own. */
    cheaperSeparately: (sum: string) =>
      `You already have part of this package. Bought separately, the rest costs ${sum}.`,
    /** Message draft with the name of the package. */
    packageRequest: (name: string, price: string) =>
      `Hello! I would like to buy the package “${name}” for ${price}.`,
  },
  progress: {
    none: 'No progress is saved in this browser yet.',
    completed: 'Completed',
    purchased: 'Purchased',
    current: 'Current course',
    finishedModules: 'Completed modules',
    work: 'Notes, answers and completed tasks',
    quizzes: 'Quizzes solved',
    formatModules: (modules: number) =>
      formatCount('en', modules, { one: 'module', other: 'modules' }),
    prompts: 'Saved prompts',
    copyLink: 'Copy a link for another device',
    linkCopied:
      'Link copied. It does not include notes, written answers and prompts: save a file to transfer them.',
    copyFailed: 'The link could not be copied. Select and copy it here:',
    download: 'Save to a file',
    upload: 'Restore from a file',
    reset: 'Reset progress',
    cleared:
      'Progress reset, including completed modules. Purchases, notes, answers and completed tasks are kept.',
    undo: 'Undo',
    restored: 'Progress restored.',
    added: 'Progress added to this browser.',
    nothingNew: 'This browser already has all of this progress.',
    badFile: 'This is not a progress file. Choose a file saved from this page.',
    badLink:
      'The progress in this link could not be read. Copy the link again on the other device.',
    notStored: {
      blocked:
        'This browser blocks storage, so the change lasts only until you close this tab. To keep it, allow storage for this site.',
      full: 'Browser storage is full, so the change lasts only until you close this tab. To keep it, free up space.',
    },
    incomingProgress: 'This link contains progress from another device.',
    add: 'Add it to this browser',
    ignore: 'Do not add',
    ignored: 'Progress was not added.',
  },
}

export type CoursesMessages = Widen<typeof messages>

export const en: CoursesMessages = messages
