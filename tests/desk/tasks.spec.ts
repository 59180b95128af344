import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'

import { FIXTURE } from '#scripts/test/fixture-site.ts'
import {
  checkContent,
  chooseFolder,
  getField,
  filesInDesk,
  GIT,
  openDesk,
  openEntry,
  openPublished,
  readContent,
  saveEntry,
  setSwitch,
  signIn,
  waitForContent,
} from '#tests/support/desk.ts'
import { fakeGitHub, TOKEN } from '#tests/support/fake-github.ts'

const ROOT = join(import.meta.dirname, '../..')
/** The owner may change or remove any entry of the project's own content. */
const SITE = join(ROOT, FIXTURE)
const PICTURE = join(ROOT, 'docs/home.webp')
/** PICTURES=1 updates the screenshots of the documentation. */
const PICTURES = process.env.PICTURES ? join(ROOT, 'docs/pictures') : undefined

/** Takes a screenshot of a task with the relevant element in view. */
async function picture(page: Page, name: string, target?: Locator): Promise<void> {
  if (!PICTURES) return
  await target?.scrollIntoViewIfNeeded()
  // The preview is updated after a delay.
  await page.waitForTimeout(2500)
  await expect(page.getByText(/^Збережено/).first()).toBeHidden()
  mkdirSync(PICTURES, { recursive: true })
  const shot = await page.screenshot()
  await sharp(shot)
    .resize(960)
    .webp({ quality: 60 })
    .toFile(join(PICTURES, `desk-${name}.webp`))
}

/** A field of a form, scrolled into view because the CMS renders fields lazily. */
async function scrollToField(scope: Page | Locator, label: string): Promise<Locator> {
  const field = getField(scope, label)
  const fields = scope.getByRole('group', { name: /^Поле «/ })
  await fields.first().waitFor()
  await expect(async () => {
    if ((await field.count()) === 0) await fields.last().scrollIntoViewIfNeeded({ timeout: 1000 })
    await field.scrollIntoViewIfNeeded({ timeout: 300 })
  }).toPass({ intervals: [100], timeout: 60_000 })
  return field
}

/** Fills in both languages of a field. */
async function fillPair(page: Page, label: string, uk: string, en: string): Promise<void> {
  const field = await scrollToField(page, label)
  await (await scrollToField(field, 'Українською')).getByRole('textbox').first().fill(uk)
  await (await scrollToField(field, 'Англійською')).getByRole('textbox').first().fill(en)
}

async function openNew(page: Page, collection: string, slug: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), `#/collections/${collection}/new`)
  await page.getByRole('textbox', { name: 'Слаг' }).fill(slug)
}

/** Switches the form to English and waits until a field, filled in in Ukrainian, has its English value. */
async function showEnglish(page: Page, field: Locator): Promise<void> {
  const input = field.getByRole('textbox').first()
  const ukrainian = await input.inputValue()
  await page.getByRole('radio', { name: 'Англійська' }).first().click()
  await expect(input).not.toHaveValue(ukrainian)
}

async function unfold(field: Locator): Promise<void> {
  await field.getByRole('button', { name: 'Розгорнути', exact: true }).first().click()
}

test('an owner does the ten tasks of the guide in a folder, and the checks take the result', async ({
  page,
}) => {
  await openDesk(page, new Map([...GIT, ...readContent(SITE)]))
  await chooseFolder(page)
  await doTasks(page)
  expect(checkContent(await filesInDesk(page), SITE)).toEqual([])
})

test('an owner does the ten tasks of the guide on the published page, and the checks take the commits', async ({
  page,
  baseURL,
}) => {
  const github = await fakeGitHub(page, readContent(SITE))
  await openPublished(page, baseURL ?? '', { repository: 'owner/site' })
  await signIn(page, TOKEN)
  await doTasks(page)
  expect(checkContent(github.files, SITE)).toEqual([])
  expect(github.commits).toHaveLength(10)
})

async function doTasks(page: Page): Promise<void> {
  await waitForContent(page)

  await test.step('change a price', async () => {
    await openEntry(page, 'courses/entries/ended-offer/course')
    const price = (await scrollToField(page, 'Ціна, грн')).getByRole('spinbutton')
    await price.fill('449')
    await picture(page, 'price', price)
    await saveEntry(page)
  })

  await test.step('put a course on sale', async () => {
    await openEntry(page, 'courses/entries/third-course/course')
    const comingSoon = await scrollToField(page, 'Скоро')
    await setSwitch(comingSoon, false)
    await (
      await scrollToField(page, 'Посилання на оплату')
    )
      .getByRole('textbox')
      .fill('https://pay.example/third')
    await picture(page, 'sale', comingSoon)
    await saveEntry(page)
  })

  await test.step('add a case', async () => {
    await openNew(page, 'cases', 'language-school')
    await fillPair(page, 'Заголовок', 'Школа мов', 'Language school')
    await fillPair(page, 'Запитання', 'Хто відповідає ввечері?', 'Who answers in the evening?')
    await fillPair(
      page,
      'Проблема',
      'Увечері ніхто не відповідав.',
      'Nobody answered in the evening.',
    )
    await fillPair(page, 'Рішення', 'Відповідає асистент.', 'An assistant answers.')
    const metric = await scrollToField(page, 'Показник')
    await (
      await scrollToField(metric, 'Число')
    )
      .getByRole('button', { name: /^Додати/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Одне значення' }).click()
    await (await scrollToField(metric, 'Значення')).getByRole('textbox').fill('+20%')
    await fillPair(page, 'Що це число означає', 'заявок за місяць', 'more requests in a month')
    await (await scrollToField(page, 'Довжина смуги «було»')).getByRole('spinbutton').fill('100')
    await (await scrollToField(page, 'Довжина смуги «стало»')).getByRole('spinbutton').fill('120')
    await fillPair(page, 'Результат', 'Заявок побільшало.', 'More requests came in.')
    const details = await scrollToField(page, 'Подробиці')
    for (const [language, text] of [
      ['Українською', 'Відповідь за хвилину'],
      ['Англійською', 'An answer within a minute'],
    ] as const) {
      const languageFields = getField(details, language)
      await languageFields.getByRole('button', { name: /^Додати/ }).click()
      await languageFields.getByRole('textbox').first().fill(text)
    }
    await (await scrollToField(page, 'Тривалість')).getByRole('button', { name: /^Додати/ }).click()
    await page.getByRole('menuitem', { name: 'Тижні' }).click()
    await (await scrollToField(page, 'Тижнів')).getByRole('spinbutton').fill('2')
    await (await scrollToField(page, 'Місце в ряду')).getByRole('spinbutton').fill('7')
    await (await scrollToField(page, 'Піктограма')).getByRole('combobox').click()
    await page.getByRole('option', { name: 'GraduationCap' }).click()
    await picture(page, 'case', getField(page, 'Заголовок'))
    await saveEntry(page)
  })

  await test.step('replace a review', async () => {
    await openEntry(page, 'course-pages/entries/pi-course/page')
    const reviews = await scrollToField(page, 'Відгуки')
    await unfold(reviews)
    const items = await scrollToField(reviews, 'Пункти')
    await unfold(items)
    const write = async (text: string, author: string) => {
      await (await scrollToField(items, 'Текст')).getByRole('textbox').fill(text)
      await (await scrollToField(items, 'Автор')).getByRole('textbox').fill(author)
      await setSwitch(await scrollToField(items, 'Це зразок'), false)
    }
    await write('Тепер лист клієнтові займає пʼять хвилин.', 'Олена К.')
    await picture(page, 'review', getField(items, 'Текст'))
    // Groups stay unfolded in the other language.
    await showEnglish(page, await scrollToField(items, 'Текст'))
    await write('A letter to a client now takes me five minutes.', 'Olena K.')
    await saveEntry(page)
  })

  await test.step('add a post with a picture in both languages', async () => {
    await openNew(page, 'posts', 'first-steps')
    const write = async (
      title: string,
      excerpt: string,
      word: string,
      alt: string,
      text: string,
    ) => {
      await (await scrollToField(page, 'Заголовок')).getByRole('textbox').fill(title)
      await (await scrollToField(page, 'Уривок')).getByRole('textbox').fill(excerpt)
      const keywords = await scrollToField(page, 'Ключові слова')
      await keywords.getByRole('button', { name: /^Додати/ }).click()
      await keywords.getByRole('textbox').first().fill(word)
      await (await scrollToField(page, 'Що на картинці')).getByRole('textbox').fill(alt)
      await (await scrollToField(page, 'Текст')).getByRole('textbox').fill(text)
    }
    await write(
      'Перші кроки з ШІ-асистентом',
      'Що приготувати до першої розмови з асистентом: матеріали, запитання і людину, яка перевірить відповіді.',
      'асистент',
      'Крапка',
      '## З чого почати\n\nЗберіть десять запитань, які ставлять найчастіше.',
    )
    await (await scrollToField(page, 'Дата')).getByRole('button', { name: 'Сьогодні' }).click()
    await (
      await scrollToField(page, 'Теги')
    )
      .getByRole('checkbox', { name: 'ШІ', exact: true })
      .check()
    await (await scrollToField(page, 'Картинка')).getByRole('button', { name: 'Огляд' }).click()
    const chooser = page.waitForEvent('filechooser')
    const dialog = page.getByRole('dialog', { name: 'Вибрати зображення' })
    await dialog.getByRole('button', { name: 'Завантажити' }).click()
    await (await chooser).setFiles(PICTURE)
    await dialog.getByRole('button', { name: 'Вставити' }).click()
    // The CMS reads the file first, and puts it into the language that is shown then.
    await expect(getField(page, 'Картинка').getByText('Замінити')).toBeVisible()
    await picture(page, 'post', getField(page, 'Заголовок'))
    await showEnglish(page, await scrollToField(page, 'Заголовок'))
    await write(
      'First steps with an AI assistant',
      'What to prepare for the first talk with an assistant: materials, questions and a person who checks answers.',
      'assistant',
      'A dot',
      '## Where to begin\n\nCollect ten questions that are asked most often.',
    )
    await saveEntry(page)
  })

  await test.step('hide a project', async () => {
    await openEntry(page, 'portfolio/entries/project-beta')
    const hidden = await scrollToField(page, 'Сховати з сайту')
    await setSwitch(hidden, true)
    await picture(page, 'hide', hidden)
    await saveEntry(page)
  })

  await test.step('change the hero', async () => {
    await openEntry(page, 'pages/entries/home')
    const hero = await scrollToField(page, 'Перший екран')
    await unfold(hero)
    await (
      await scrollToField(hero, 'Запитання')
    )
      .getByRole('textbox')
      .fill('Хто відповість о 23:47?')
    await picture(page, 'hero', hero)
    await saveEntry(page)
  })

  await test.step('add a redirect', async () => {
    await openEntry(page, 'site/entries/redirects')
    const redirectList = await scrollToField(page, 'Переадресації')
    await redirectList.getByRole('button', { name: /^Додати/ }).click()
    await (
      await scrollToField(redirectList, 'Стара адреса')
    )
      .getByRole('textbox')
      .fill('/former-page')
    await (await scrollToField(redirectList, 'Нова адреса')).getByRole('textbox').fill('/courses')
    await (
      await scrollToField(redirectList, 'Як')
    )
      .getByRole('radio', { name: '301: назавжди' })
      .click()
    await picture(page, 'redirect', getField(redirectList, 'Стара адреса'))
    await saveEntry(page)
  })

  await test.step('set payment links', async () => {
    await openEntry(page, 'packages/entries/pair')
    const link = (await scrollToField(page, 'Посилання на оплату')).getByRole('textbox')
    await link.fill('https://pay.example/pair')
    await picture(page, 'payment', link)
    await saveEntry(page)
  })

  await test.step('schedule a post', async () => {
    await openEntry(page, 'posts/entries/first-steps/post')
    const date = (await scrollToField(page, 'Дата')).getByRole('textbox')
    await date.fill('2027-01-15')
    await picture(page, 'schedule', date)
    await saveEntry(page)
  })
}
