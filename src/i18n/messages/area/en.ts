import { countOf } from '#src/i18n/format.ts'
import { typesetDeep } from '#src/i18n/typography.ts'
import type { Widen } from '#src/i18n/widen.ts'

/** Messages of the paid course: access code, modules, prompt builder. */
const messages = {
  area: {
    accessCode: 'Access code',
    codePlaceholder: 'Example: a8765_gn4321',
    signIn: 'Sign in',
    checking: 'Checking…',
    invalidCode: 'Invalid access code. Please try again.',
    codeUnchecked: 'The code could not be checked. Check your connection and try again.',
    demoCode: 'This is a demo. Its access code:',
    fillIn: 'Use this code',
    closed:
      'The course cannot be opened yet: this version of the site was built without access codes.',
    scriptNeeded:
      'The course is decrypted in your browser. Turn on JavaScript in the browser settings to open it.',
    opening: 'Opening the course',
    openingQuestion: 'Where did I leave off?',
    notOpened: 'The course could not be opened.',
    notOpenedText:
      'The lesson files did not load. Check your connection and try again. Your progress is saved.',
    retry: 'Try again',
    nextIs: (module: number, count: number) => `Module ${module} of ${count} is next.`,
    allDone: (count: number) => `All ${count} modules completed.`,
    completedOf: (done: number, count: number) => `${done} of ${count} modules completed`,
    percentDone: (percent: number) => `${percent}%`,
    completedWord: 'completed',
    modules: 'Modules',
    minutes: (minutes: number) => `${minutes} min`,
    states: { done: 'Completed', open: 'Unlocked', locked: 'Locked' },
    start: 'Start',
    goOn: 'Continue',
    review: 'Review',
    finishFirst: (module: number) => `Finish module ${module} first`,
    lockedNow: (module: number, before: number) =>
      `Module ${module} opens once you complete module ${before}.`,
    moduleOf: (module: number, count: number, minutes: number, part: number, parts: number) =>
      `Module ${module} of ${count}, ${minutes} min, part ${part} of ${parts}`,
    module: (module: number) => `Module ${module}`,
    partsRead: 'Parts read',
    loadingLesson: 'Opening the module',
    close: 'Close',
    finish: 'Finish module',
    finishOpens: (module: number) => `Finishing this module opens module ${module}.`,
    finishLast: 'Finishing this module completes the course.',
    finishedAlready: 'You have completed this module.',
    finishedNow: (module: number) => `Module ${module} completed.`,
    printPage: 'Printable version',
    print: 'Print',
    backToCourse: 'Back to the course',
    notes: 'My notes',
    notesHelp: 'Notes are saved in this browser only.',
    notesNotKept: 'This browser cannot save notes. Copy them before you close the page.',
    ticked: (done: number, count: number) => `${done} of ${count} tasks done`,
    exerciseMinutes: (minutes: number) =>
      countOf('en', minutes, { one: 'minute', other: 'minutes' }),
    good: 'Good',
    bad: 'Weak',
    selfCheck: 'Test yourself',
    signOut: 'Sign out of the course',
    keptOffline: 'This course is available offline on this device.',
    newVersion: 'A new version of the site is available.',
    reload: 'Reload',
    insecure:
      'The course is decrypted in your browser, which needs a secure connection. Open this page over HTTPS.',
    builder: {
      fields: { role: 'Role', task: 'Task', context: 'Context', format: 'Format', tone: 'Tone' },
      placeholders: {
        role: 'Who should the AI be?',
        task: 'What should it do?',
        context: 'What does it need to know?',
        format: 'What form should the answer take?',
        tone: 'How should the answer sound?',
      },
      sentences: {
        role: (text: string) => `Role: ${text}`,
        task: (text: string) => text,
        context: (text: string) => `Context: ${text}`,
        format: (text: string) => `Answer format: ${text}`,
        tone: (text: string) => `Tone: ${text}`,
      },
      hints: {
        role: 'Add a role for the AI',
        task: 'Describe the task',
        context: 'Add context',
        format: 'Specify the desired format',
        tone: 'Define the tone',
      },
      excellent: 'Excellent prompt! 🎉',
      /** Follows the large score. */
      percent: '%',
      changed: 'The prompt has changed since the last check.',
      start: 'Fill in the five fields, then check the prompt.',
      check: 'Check prompt',
      copy: 'Copy',
      copied: 'Copied!',
      save: 'Save',
      saved: 'Prompt saved in this browser.',
      clear: 'Clear',
      cleared: 'Form cleared.',
      replaced: 'Your previous text was replaced.',
      standsThere: 'This prompt is already loaded.',
      removed: (title: string) => `Deleted: ${title}`,
      undo: 'Undo',
      restored: 'Restored.',
      assembled: 'Your prompt',
      examples: 'Start from an example',
      history: 'Saved prompts',
      load: 'Load',
      remove: 'Delete',
      untitled: 'Untitled',
      score: (percent: number) => `Score: ${percent} of 100.`,
    },
  },
}

export type AreaMessages = Widen<typeof messages>

export const en: AreaMessages = typesetDeep('en', messages)
