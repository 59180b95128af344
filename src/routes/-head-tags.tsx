import { useMatches } from '@tanstack/react-router'

/** Title, meta tags and links of the page's route, which React puts into the document's head. */
export function HeadTags() {
  const match = useMatches().at(-1)
  if (match?.status !== 'success') return null
  return (
    <>
      {match.meta?.map((tag) =>
        tag?.title === undefined ? (
          <meta key={tag?.name ?? tag?.property} {...tag} />
        ) : (
          <title key="title">{tag.title}</title>
        ),
      )}
      {match.links?.map((link) => (
        <link key={`${link?.rel}${link?.type}${link?.hrefLang}`} {...link} />
      ))}
    </>
  )
}
