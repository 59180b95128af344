import type { FieldWords } from './labels.ts'

/** Labels of the content types, by name: plural and singular. */
export const KIND_WORDS: Record<string, FieldWords & { readonly length: 2 | 4 }> = {
  Post: ['Дописи', 'Posts', 'допис', 'post'],
  Course: ['Курси', 'Courses', 'курс', 'course'],
  CourseText: ['Сторінки курсів', 'Course pages', 'сторінку курсу', 'course page'],
  Lesson: ['Уроки курсу', 'Course lessons', 'урок', 'lesson'],
  Certificate: ['Сертифікати', 'Certificates', 'сертифікат', 'certificate'],
  Package: ['Пакети курсів', 'Course packages', 'пакет', 'package'],
  Case: ['Кейси', 'Cases', 'кейс', 'case'],
  Project: ['Портфоліо', 'Portfolio', 'проєкт', 'project'],
  Product: ['Продукти', 'Products', 'продукт', 'product'],
  Site: ['Налаштування сайту', 'Site settings'],
  Offers: ['Ціни продуктів', 'Product prices'],
  Services: ['Консультація і ШІ-куратор: числа', 'Consultation and AI curator: figures'],
  Claims: ['Числа на сторінках', 'Figures on pages'],
  News: ['Новини сайту', 'Site news'],
  Redirects: ['Переадресації', 'Redirects'],
  SupportChat: ['Чат підтримки', 'Support chat'],
  Legal: ['Правові сторінки', 'Legal pages'],
  Factory: ['Ціни', 'Prices'],
  FactoryWords: ['Слова', 'Words'],
  HomePage: ['Головна', 'Home'],
  ProductsPage: ['Продукти', 'Products'],
  AboutPage: ['Про мене', 'About'],
  BlogPage: ['Блог', 'Blog'],
  CaseStudyPage: ['Сторінка проєкту', 'Project page'],
  CoursesPage: ['Курси', 'Courses'],
  AiChecklistPage: ['Чекліст', 'Checklist'],
  LearningPathPage: ['Навчальний шлях', 'Learning path'],
  EduPage: ['Навчання', 'Education'],
  ClientTestPage: ['Чат підтримки', 'Support chat'],
  ConsultationPage: ['Консультація', 'Consultation'],
  AiCuratorPage: ['ШІ-куратор', 'AI curator'],
  AccessCodePage: ['Код доступу', 'Access code'],
  DashboardPage: ['Кабінет курсу', 'Course area'],
  CertificatePage: ['Слова сертифіката', 'Certificate words'],
  NewsPage: ['Що нового', 'What’s new'],
}

/** Labels of folders whose files have different content types. */
export const FOLDER_WORDS: Record<string, readonly [uk: string, en: string]> = {
  site: ['Сайт і ціни', 'Site and prices'],
  pages: ['Сторінки', 'Pages'],
  legal: ['Правові сторінки', 'Legal pages'],
  factory: ['Контент-завод', 'Content factory'],
}

/** Labels of single files whose folder has one content type. */
export const FILE_WORDS: Record<string, readonly [uk: string, en: string]> = {
  privacy: ['Конфіденційність', 'Privacy'],
  offer: ['Публічна оферта', 'Public offer'],
}

/** Content types without a preview, because their values are spread over many pages: settings, addresses, prices. */
export const WITHOUT_PREVIEW = new Set([
  'Site',
  'Services',
  'Redirects',
  'SupportChat',
  'Factory',
  'FactoryWords',
  'CaseStudyPage',
  'CertificatePage',
  'DashboardPage',
])

/** Icons of the collections, as names of Material Symbols. */
export const ICONS: Record<string, string> = {
  posts: 'article',
  courses: 'school',
  certificates: 'workspace_premium',
  'course-pages': 'web',
  lessons: 'menu_book',
  packages: 'inventory_2',
  cases: 'cases',
  portfolio: 'photo_library',
  products: 'storefront',
  site: 'settings',
  pages: 'pages',
  legal: 'gavel',
  factory: 'factory',
}
