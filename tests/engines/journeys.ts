import { DEMO_ADMIN } from '#scripts/build/admin-access.ts'
import { DEMO_CODE } from '#scripts/lessons/course-codes.ts'

import type { Visitor } from './visitor.ts'

/** Test environment of a journey. */
export interface JourneyContext {
  /** Disconnects the site. */
  stopSite: () => Promise<void>
}

export interface Journey {
  title: string
  /** Whether scripts are enabled. */
  scripts?: boolean
  run: (visitor: Visitor, surroundings: JourneyContext) => Promise<void>
}

/** Behavior that every browser engine must support, checked through the accessibility tree. */
export const journeys: readonly Journey[] = [
  {
    title: 'a visitor changes the language, and the site remembers it',
    run: async (visitor) => {
      await visitor.open('/courses')
      await visitor.press('link', 'Укр')
      await visitor.arriveAt('/uk/courses')
      await visitor.read('Основи промптів')
      await visitor.read(/450\sгрн/)
      const language = () => visitor.tab.evaluate(() => document.documentElement.lang)
      await visitor.until('the page is marked as Ukrainian', language, (lang) => lang === 'uk')
      await visitor.open('/about')
      await visitor.arriveAt('/uk/about')
      await visitor.press('link', 'Eng')
      await visitor.arriveAt('/about')
      await visitor.open('/courses')
      await visitor.read('$11')
      await visitor.arriveAt('/courses')
    },
  },
  {
    title: 'a visitor with a phone opens the menu, closes it and goes on from it',
    run: async (visitor) => {
      await visitor.tab.resize(500, 800)
      await visitor.open('/')
      await visitor.press('button', 'Menu')
      await visitor.see('dialog')
      await visitor.see('link', 'Products')
      await visitor.key('Escape')
      await visitor.miss('dialog')
      await visitor.see('button', 'Menu', { focused: true })
      await visitor.press('button', 'Menu')
      await visitor.press('link', 'Blog')
      await visitor.arriveAt('/blog')
      await visitor.see('heading', /^Everything at once/)
      await visitor.miss('dialog')
    },
  },
  {
    title: 'a visitor searches the site in both languages by keyboard',
    run: async (visitor) => {
      await visitor.open('/about')
      await visitor.press('link', 'Search')
      await visitor.fill('combobox', /^Search/, 'long read')
      await visitor.see('option', /long\s*read/)
      await visitor.key('Enter')
      await visitor.arriveAt('/blog/long-read')
      await visitor.see('heading', 'A long read')
      await visitor.open('/uk/search?q=допису')
      await visitor.see('option', /Довгий\s*допис/)
    },
  },
  {
    title: 'a visitor filters the courses',
    run: async (visitor) => {
      await visitor.open('/courses')
      await visitor.see('heading', 'Prompt basics')
      await visitor.press('button', /^Business/)
      await visitor.miss('heading', 'Prompt basics')
      await visitor.see('heading', 'Free checklist')
      await visitor.see('button', /^Business/, { chosen: true })
      await visitor.press('button', /^All/)
      await visitor.see('heading', 'Prompt basics')
    },
  },
  {
    title: 'a student signs in with the code and takes the course to its end',
    run: async (visitor) => {
      await visitor.open('/access-code')
      await visitor.fill('textbox', 'Access code', 'wrong_code')
      await visitor.press('button', 'Sign in')
      await visitor.read('Invalid access code. Please try again.')
      await enterCourse(visitor)
      for (let module = 1; module <= 5; module += 1) {
        if (module > 1) await visitor.press('button', /^(?:Start|Continue)/)
        else await visitor.press('button', /^Start/)
        await visitor.read(`The sealed sentence of module ${module}.`)
        await visitor.press('button', 'Finish module')
        await visitor.miss('button', 'Finish module')
      }
      await visitor.read('All five. Level 1 is yours.')
      await visitor.tab.reload()
      await visitor.read('All 5 modules completed.')
    },
  },
  {
    title: 'the owner writes a post, and the blog lists it first',
    run: async (visitor) => {
      await visitor.open('/admin')
      await visitor.fill('textbox', 'Username', DEMO_ADMIN.user)
      await visitor.key('Tab')
      await visitor.tab.type(DEMO_ADMIN.password)
      await visitor.key('Enter')
      await visitor.see('heading', 'Add New Blog Post')
      await visitor.fill('textbox', 'Title', 'Чому бот мовчить')
      await visitor.see('textbox', 'Slug', { value: 'chomu-bot-movchyt' })
      await visitor.fill('textbox', 'Excerpt', 'Три причини, і що з кожною з них робити.')
      await visitor.fill('textbox', 'Content', '**Жирний** текст.')
      await visitor.press('button', 'Preview')
      await visitor.read('Жирний текст.')
      // Nothing answers at this port, so the note below the field comes at once and moves the button only once.
      await visitor.fill('textbox', 'Main image', 'https://localhost:9/a.png')
      await visitor.read('The image cannot be loaded.')
      await visitor.fill('textbox', 'Keywords', 'бот')
      await visitor.press('button', 'Publish')
      await visitor.arriveAt('/blog')
      await visitor.read('Post created successfully!')
      await visitor.until(
        'the blog lists the post first',
        () => visitor.find('article'),
        ([first]) => first?.text.includes('Чому бот мовчить') === true,
      )
      await visitor.open('/uk/blog/chomu-bot-movchyt')
      await visitor.read('Жирний текст.')
    },
  },
  {
    title: 'a visitor calculates a price and shares the address of the choice',
    run: async (visitor) => {
      await visitor.open('/content-factory')
      await visitor.press('checkbox', /^Brief/)
      await visitor.press('checkbox', /^Profiles/)
      await visitor.read('Together, 3 of 14')
      await visitor.read('$620')
      await visitor.arriveAt('/content-factory?with=profiles.form')
      await visitor.tab.reload()
      await visitor.see('checkbox', /^Profiles/, { chosen: true })
      await visitor.press('tab', 'Ready packages')
      await visitor.see('radio', /^Middle/, { chosen: true })
      await visitor.press('radio', /^Middle/)
      await visitor.key('ArrowRight')
      await visitor.see('radio', /^Large/, { chosen: true })
      await visitor.read('$1,500')
    },
  },
  {
    title: 'a visitor reads a case in a dialog and comes back to where it was opened',
    run: async (visitor) => {
      await visitor.open('/')
      await visitor.press('button', /^Learn More.*Shop assistant/)
      await visitor.see('dialog', /Shop assistant/)
      // Content behind a dialog is inert.
      await visitor.miss('button', /^Learn More/)
      await visitor.key('Escape')
      await visitor.miss('dialog')
      await visitor.see('button', /^Learn More.*Shop assistant/, { focused: true })
    },
  },
  {
    title: 'a student goes on with the course while the site cannot be reached',
    run: async (visitor, { stopSite }) => {
      await enterCourse(visitor)
      await visitor.read('This course is available offline on this device.')
      await stopSite()
      await visitor.tab.reload()
      await visitor.read('Module 1 of 5 is next.')
      await visitor.press('button', /^Start/)
      await visitor.read('The sealed sentence of module 1.')
    },
  },
  {
    title: 'a reader goes back and forward and lands where the page was left',
    run: async (visitor) => {
      await visitor.open('/blog')
      await visitor.press('link', /^Note one/)
      await visitor.arriveAt('/blog/note-one')
      await visitor.see('heading', 'Note one')
      await visitor.tab.back()
      await visitor.arriveAt('/blog')
      await visitor.see('heading', 'Note one')
      const getScroll = () => visitor.tab.evaluate(() => scrollY)
      await visitor.until('the list is where it was left', getScroll, (y) => y > 200)
      await visitor.tab.forward()
      await visitor.arriveAt('/blog/note-one')
      await visitor.read('Note one')
      await visitor.until('the post begins at its top', getScroll, (y) => y < 200)
    },
  },
  {
    title: 'a visitor prints a quote, and the sheet has the sum and no controls',
    run: async (visitor) => {
      await visitor.open('/content-factory?with=form')
      await visitor.see('checkbox', /^Brief/, { chosen: true })
      await visitor.tab.evaluate(() => {
        // The browser's own print dialog would block the test.
        window.print = () => {
          dispatchEvent(new Event('beforeprint'))
          for (const sheet of document.styleSheets) {
            if (/print/.test(sheet.media.mediaText)) sheet.media.mediaText = 'all'
            const showPrint = (rules: CSSRuleList) => {
              for (const rule of rules) {
                if (rule instanceof CSSMediaRule && /\bprint\b/.test(rule.media.mediaText)) {
                  rule.media.mediaText = 'all'
                }
                if (rule instanceof CSSGroupingRule) showPrint(rule.cssRules)
              }
            }
            showPrint(sheet.cssRules)
          }
        }
      })
      await visitor.press('button', 'Print the estimate')
      await visitor.read(/Estimate.*Sample factory/)
      await visitor.see('row', /Together.*\$520/)
      await visitor.miss('tab')
      await visitor.miss('navigation')
    },
  },
  {
    title: 'a visitor chooses the dark theme, and the next page opens in it',
    run: async (visitor) => {
      const isLight = (sum: number) => sum > 600
      const isDark = (sum: number) => sum < 200
      const brightness = () =>
        visitor.tab.evaluate(() => {
          const canvas = document.createElement('canvas').getContext('2d')
          if (!canvas) return -1
          // The page covers the whole window.
          for (const element of [document.documentElement, document.body]) {
            canvas.fillStyle = getComputedStyle(element).backgroundColor
            canvas.fillRect(0, 0, 1, 1)
          }
          return canvas
            .getImageData(0, 0, 1, 1)
            .data.slice(0, 3)
            .reduce((sum, value) => sum + value)
        })
      await visitor.open('/')
      await visitor.until('the page is light', brightness, isLight)
      await visitor.press('button', 'Dark')
      await visitor.see('button', 'Dark', { chosen: true })
      await visitor.until('the page is dark', brightness, isDark)
      await visitor.open('/uk/about')
      const first = await brightness()
      if (!isDark(first)) throw new Error(`The next page opened in a light of ${first}.`)
      await visitor.press('button', 'Світла')
      await visitor.until('the page is light', brightness, isLight)
    },
  },
  {
    title: 'a buyer sees the time that is left, and it runs',
    run: async (visitor) => {
      await visitor.open('/courses/ai-fundamentals')
      const readTimeLeft = async () => {
        const [timer] = await visitor.find('timer')
        return (timer?.text.match(/\d+/g) ?? []).map(Number)
      }
      const isRight = ([days = 0, hours = 0, minutes = 0, seconds = 0]: number[]) => {
        const totalSeconds = ((days * 24 + hours) * 60 + minutes) * 60 + seconds
        return Math.abs(totalSeconds - secondsToMonthEnd(new Date())) < 5
      }
      const timeLeft = await visitor.until('the time until the month ends', readTimeLeft, isRight)
      await visitor.until(
        'a second later',
        readTimeLeft,
        (now) => isRight(now) && now.join() !== timeLeft.join(),
      )
    },
  },
  {
    title: 'a visitor without JavaScript reads a post, follows links and changes the language',
    scripts: false,
    run: async (visitor) => {
      await visitor.open('/blog/kitchen-sink')
      await visitor.read('The first of two headings with one name.')
      await visitor.read('Nothing is colored here.')
      await visitor.press('link', 'the long read')
      await visitor.arriveAt('/blog/long-read')
      await visitor.press('link', 'Укр')
      await visitor.arriveAt('/uk/blog/long-read')
      await visitor.see('heading', 'Довгий допис')
      await visitor.open('/courses/pi-course')
      await visitor.read('$11')
    },
  },
  {
    title: 'a reader turns the pages of the blog and copies code from a post',
    run: async (visitor) => {
      await visitor.open('/blog')
      await visitor.read('Page 1 of 2')
      await visitor.press('link', 'Next')
      await visitor.read('Page 2 of 2')
      await visitor.see('heading', 'Note six')
      const getScroll = () => visitor.tab.evaluate(() => scrollY)
      await visitor.until('the next page begins at its top', getScroll, (y) => y < 400)
      await visitor.press('link', 'Previous')
      await visitor.read('Page 1 of 2')
      await visitor.press('link', /^Everything at once/)
      await visitor.arriveAt('/blog/kitchen-sink')
      await visitor.press('button', /^Copy.*door\.ts/)
      await visitor.see('button', /^Copied!/)
      await visitor.see('button', /^Copy.*door\.ts/)
    },
  },
]

async function enterCourse(visitor: Visitor): Promise<void> {
  await visitor.open('/access-code')
  await visitor.fill('textbox', 'Access code', DEMO_CODE)
  await visitor.press('button', 'Sign in')
  await visitor.arriveAt('/dashboard')
  await visitor.read('Module 1 of 5 is next.')
}

/** Seconds until the end of the month in Kyiv. */
function secondsToMonthEnd(now: Date): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Kyiv',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now)
  const getPart = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value)
  const kyivTime = Date.UTC(
    getPart('year'),
    getPart('month') - 1,
    getPart('day'),
    getPart('hour'),
    getPart('minute'),
    getPart('second'),
  )
  return Math.round((Date.UTC(getPart('year'), getPart('month'), 1) - kyivTime) / 1000)
}
