import { Case } from './case.ts'
import { Certificate } from './certificate.ts'
import { Claims } from './claims.ts'
import { CourseText } from './course-text.ts'
import { Course } from './course.ts'
import type { ContentType } from './document.ts'
import { Factory, FactoryWords } from './factory.ts'
import { Legal } from './legal.ts'
import { Lesson } from './lesson.ts'
import { News } from './news.ts'
import { Offers } from './offers.ts'
import { Package } from './package.ts'
import { pages } from './pages.ts'
import { Post } from './post.ts'
import { Product } from './product.ts'
import { Project } from './project.ts'
import { Redirects } from './redirects.ts'
import { Services } from './services.ts'
import { Site } from './site.ts'
import { SupportChat } from './support-chat.ts'

/** Every content type in `content/`. */
export const contentTypes: ContentType[] = [
  // Contentlayer tests each file against the types in order, so the most frequent type is first.
  Post,
  Site,
  Redirects,
  News,
  Offers,
  Claims,
  Product,
  Case,
  Project,
  Services,
  SupportChat,
  Legal,
  Factory,
  FactoryWords,
  Course,
  CourseText,
  Package,
  Certificate,
  Lesson,
  ...pages,
]
