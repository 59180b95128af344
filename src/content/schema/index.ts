import type { ContentType } from './document.ts'
import { Course } from './course.ts'
import { Lesson } from './lesson.ts'
import { Package } from './package.ts'
import { pages } from './pages.ts'
import { Post } from './post.ts'
import { Redirects } from './redirects.ts'
import { Site } from './site.ts'

/** Every kind of file that may stand in `content/`. */
export const contentTypes: ContentType[] = [Site, Redirects, Course, Package, Post, Lesson, ...pages]
