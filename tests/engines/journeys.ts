import { DEMO_ADMIN } from '#scripts/build/admin-access.ts'
import { DEMO_CODE } from '#scripts/lessons/course-codes.ts'

import type { Visitor } from './visitor.ts'

export interface Journey {
  title: string
  /** `stopSite` disconnects the site. */
  run: (visitor: Visitor, stopSite: () => Promise<void>) => Promise<void>
}

/** What depends on the browser engine; the journeys in Chromium cover everything else. */
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
    title: 'a student goes on with the course while the site cannot be reached',
    run: async (visitor, stopSite) => {
      await visitor.open('/access-code')
      await visitor.fill('textbox', 'Access code', DEMO_CODE)
      await visitor.press('button', 'Sign in')
      await visitor.arriveAt('/dashboard')
      await visitor.read('This course is available offline on this device.')
      await stopSite()
      await visitor.tab.reload()
      await visitor.read('Module 1 of 5 is next.')
      await visitor.press('button', /^Start/)
      await visitor.read('The sealed sentence of module 1.')
      await visitor.press('button', 'Finish module')
      await visitor.read('Module 2 of 5 is next.')
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
      const readTimer = async () => (await visitor.find('timer'))[0]?.text ?? ''
      const first = await visitor.until('the timer has digits', readTimer, (text) =>
        /\d/.test(text),
      )
      await visitor.until('a second later', readTimer, (text) => /\d/.test(text) && text !== first)
    },
  },
  {
    title: 'a reader copies code from a post',
    run: async (visitor) => {
      await visitor.open('/blog/kitchen-sink')
      await visitor.press('button', /^Copy.*door\.ts/)
      await visitor.see('button', /^Copied!/)
      await visitor.see('button', /^Copy.*door\.ts/)
    },
  },
]
