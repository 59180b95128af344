/** Text alternative of a picture that was given none, in both languages: fixed by the product. */
export const IMAGE_ALT = 'Blog post image'
