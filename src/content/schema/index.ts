import type { ContentType } from './document.ts'
import { Course } from './course.ts'
import { Factory, FactoryWords } from './factory.ts'
import { Legal } from './legal.ts'
import { Offers } from './offers.ts'
import { Package } from './package.ts'
import { pages } from './pages.ts'
import { Post } from './post.ts'
import { Redirects } from './redirects.ts'
import { Services } from './services.ts'
import { Site } from './site.ts'
import { SupportChat } from './support-chat.ts'

/** Every kind of file that may stand in `content/`. */
export const contentTypes: ContentType[] = [
  Site,
  Redirects,
  Offers,
  Services,
  SupportChat,
  Legal,
  Factory,
  FactoryWords,
  Course,
  Package,
  Post,
  ...pages,
]
